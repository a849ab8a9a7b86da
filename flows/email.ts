// What counts as an e-mail address, for browser, site and pool alike. A code that is sent there proves the rest.
const LONGEST = 254
const ADDRESS = /^[^\s@<>,;]{1,64}@([^\s@<>,;.]+\.)+[^\s@<>,;.]{2,}$/

export const isEmail = (typed: string): boolean => typed.length <= LONGEST && ADDRESS.test(typed)
