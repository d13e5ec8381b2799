// The package's types describe its ES module, but Node takes its other one for the bare name; so the module is named, and told what it is.
declare module 'bidi-js/dist/bidi.mjs' {
  export { default } from 'bidi-js/src/bidi';
}
