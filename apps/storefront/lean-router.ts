import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of React Router that nothing here uses. Its `Link`, `NavLink` and `Form` bring its framework's
 * preloading along, and stay only because they are made by a call and given a name; its instrumentation is never asked for.
 * Where a later version is written otherwise nothing is left out, and the check of the pages' bytes says so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'souk:lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/lib\/((dom|router)\/)?[\w-]+\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/ = React\$1\.(forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ React$$1.$1(')
          .replaceAll('if (init.instrumentations)', 'if (false)'),
        map: null,
      }),
    },
  };
}
