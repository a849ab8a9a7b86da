/** Lower case, split at spaces, dots and hyphens; an apostrophe joins: `D’Souza` is `dsouza`. */
export const nameParts = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[\s.-]+/u)
    .filter((word) => word !== '')
