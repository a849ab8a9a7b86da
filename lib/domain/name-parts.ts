// The words of a name, as the desk's search compares them.

/** Lower-case words, cut at spaces, dots and hyphens; an apostrophe joins: `D’Souza` is `dsouza`. */
export const nameParts = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[\s.-]+/u)
    .filter((word) => word !== '')
