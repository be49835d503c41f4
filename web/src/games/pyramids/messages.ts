import { registerMessages } from "../../messages/index.ts";
import { en } from "./messages.en.ts";

export const t = registerMessages({ en });
