/* Written by the build. */
export * from "./station";
export * as charts from "./charts/index";
export { height, range } from './height';
