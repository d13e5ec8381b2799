// The package's types describe its ES module, but Node resolves the bare name to CommonJS, so the module's path is imported.
declare module 'bidi-js/dist/bidi.mjs' {
  export { default } from 'bidi-js/src/bidi';
}
