import "@fontsource/yeseva-one/latin-400.css";
import "@fontsource/yeseva-one/latin-ext-400.css";
import "@fontsource/yeseva-one/cyrillic-400.css";
import "@fontsource-variable/onest/wght.css";
import "./style.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import { messages } from "./messages/messages.svelte";

settings.start();
await messages.start();
mount(App, { target: document.getElementById("app")! });
