// The code that a message carries to prove a number or an address.
import { randomInt } from 'node:crypto'
import { CODE } from '@/lib/catalogue/codes'

/** Digits, each as likely as the other. */
export const randomCode = (): string => String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')
