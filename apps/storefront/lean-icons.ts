import type { Plugin } from 'vite';

/**
 * Takes out of the icons what only React's warnings and its developer tools read: a key for each line of a drawing, which no packing
 * makes smaller, and their names as components. The class that bears an icon's name stays.
 */
export function leanIcons(): Plugin {
  return {
    name: 'souk:lean-icons',
    apply: 'build',
    // The server's half still warns.
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/(icons\/[\w-]+|createLucideIcon)\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/,\s*key: "[^"]*"/g, '')
          .replace(/^__iconData\.node;$/m, '')
          .replace(/ {2}if \(iconData\.name\) \{\n.*\n {2}\}\n/, ''),
        map: null,
      }),
    },
  };
}
