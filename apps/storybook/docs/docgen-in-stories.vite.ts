import type { Plugin } from 'vite';

/** The components that stories of others load too. Those of Storybook itself keep their descriptions. */
const shared = /\/packages\/(?:ui|elements)\/src\/(?!.*\.stories\.tsx$)/;

/** What react-docgen adds to the end of a module for each of its components. */
const description = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gm;

/** The component that a file of stories shows, and where it imports it from. */
export const shownComponent = (stories: string): { name: string; path: string } | undefined => {
  const name = /\bcomponent: (\w+)/.exec(stories)?.[1];
  const path = name && new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '(\.[^']+)'`).exec(stories)?.[1];
  return path ? { name, path } : undefined;
};

/**
 * Moves what react-docgen says of a component from its module to the stories that show it, which alone have controls:
 * other stories load the component too. A server has it where it was, for it transforms modules one by one.
 */
export const docgenInStories = (): Plugin => {
  const descriptions = new Map<string, string>();
  return {
    name: 'millwright:docgen-in-stories',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (shared.test(id))
        return code.replaceAll(description, (_, name: string, written: string) => {
          descriptions.set(`${id} ${name}`, written);
          return '';
        });
      const shown = id.endsWith('.stories.tsx') ? shownComponent(code) : undefined;
      const component = shown && (await this.resolve(shown.path, id));
      if (!component) return undefined;
      await this.load(component);
      const written = descriptions.get(`${component.id} ${shown.name}`);
      return written && `${code}\n;${shown.name}.__docgenInfo=${written};`;
    },
  };
};
