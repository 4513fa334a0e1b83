#!/bin/sh
# The matches of docs/strength.md, in order of importance. One core, no processes for bots: they are our own.
# benchmarks/strength.sh > strength.txt

seed=strength

match() {
    echo "\$ azulejos match $*"
    .venv/bin/azulejos match "$@" --in-process --workers 1 --seed $seed
    echo
}

match level-2 level-1 --pairs 40
match level-3 level-2 --pairs 40
match azul best best-hand --time 0.1 --pairs 20
match azul best best-hand --time 0.1 --odds 1,10 --pairs 15
match azul best textbook --time 1 --pairs 8
match azul best textbook --time 1 --odds 0.1,1 --pairs 100
match azul best best-hand --time 0.1 --players 3 --pairs 10
match azul best best-hand --time 0.1 --players 4 --pairs 8
match azul best best-hand --simulations 300 --odds 0.1333,1 --pairs 40
match azul best best-hand --simulations 300 --odds 0.5,1 --pairs 40
match azul best best-hand --simulations 300 --pairs 40
match best-hand greedy --pairs 100 --seconds 1
match best-hand textbook --pairs 10 --seconds 1
match best-hand textbook --pairs 100 --seconds 0.1
match best-hand greedy --pairs 74 --seconds 0.1
match best-hand greedy --game summer-pavilion --pairs 20 --seconds 1
match summer-pavilion best greedy --time 1 --odds 0.1,1 --pairs 100
match summer-pavilion best textbook --time 1 --odds 0.1,1 --pairs 20
match best-hand textbook --game summer-pavilion --pairs 8 --seconds 0.1
match 5211 best greedy --time 1 --odds 0.1,1 --pairs 60
match 5211 best textbook --time 1 --odds 0.1,1 --pairs 40
match best-hand greedy --game 5211 --pairs 22 --seconds 0.05
match best-hand textbook --game 5211 --pairs 18 --seconds 0.05
match level-2 level-1 --game summer-pavilion --pairs 30
match level-3 level-2 --game summer-pavilion --pairs 30
match level-7 level-6 --pairs 50
seed=strength-11
match level-4 level-3 --pairs 40
match level-4 level-3 --game summer-pavilion --pairs 40
match level-5 level-4 --option wall=grey --pairs 40
seed=strength-13
match level-5 level-4 --pairs 40
match level-6 level-5 --pairs 40
match level-8 level-7 --pairs 30 --simulations 150000
match level-5 level-4 --game summer-pavilion --pairs 40
match level-6 level-5 --game summer-pavilion --pairs 75
match level-7 level-6 --game summer-pavilion --pairs 75
match level-8 level-7 --game summer-pavilion --pairs 30 --simulations 150000
match level-8 level-7 --game 5211 --pairs 60 --simulations 2000
seed=strength-14
match level-8 level-7 --game 5211 --pairs 80 --simulations 2000
match level-7 level-6 --game summer-pavilion --pairs 75
seed=strength-15
match level-7 level-6 --game summer-pavilion --pairs 75
seed=strength-10
match level-6 level-5 --players 3 --pairs 15
match level-5 level-4 --players 4 --pairs 10
match level-6 level-5 --game summer-pavilion --players 3 --pairs 15
match best greedy --players 3 --pairs 20 --seconds 0.1
match best greedy --players 4 --pairs 12 --seconds 0.1
seed=strength-7
match 5211 best greedy --simulations 2000 --pairs 50
match 5211 best textbook --simulations 2000 --pairs 50
seed=strength-6
for levels in "level-2 level-1" "level-3 level-2" "level-4 level-3"; do
    match $levels --game 5211 --pairs 500
done
match level-5 level-4 --game 5211 --pairs 200
match level-6 level-5 --game 5211 --pairs 200
match level-7 level-6 --game 5211 --pairs 150 --simulations 4000
match best greedy --game 5211 --simulations 2000 --pairs 150
match azul best best-hand --time 0.1 --odds 1,10 --pairs 40
seed=strength-5
match level-8 level-7 --game 5211 --pairs 150 --simulations 4000
seed=x1
match best textbook --game 5211 --simulations 20000 --odds 0.1,1 --pairs 60
seed=strength-16
match azul best best-hand --time 0.1 --odds 1,10 --pairs 40
