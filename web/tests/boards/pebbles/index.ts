export { default } from "./module.tsx";
