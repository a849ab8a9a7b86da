// Browser, site and pool share this rule. A code sent to the address proves the rest.
const LONGEST = 254
const ADDRESS = /^[^\s@<>,;]{1,64}@([^\s@<>,;.]+\.)+[^\s@<>,;.]{2,}$/

export const isEmail = (typed: string): boolean => typed.length <= LONGEST && ADDRESS.test(typed)
