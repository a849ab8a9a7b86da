import { randomInt } from 'node:crypto'
import { CODE } from '@/lib/catalogue/codes'

export const randomCode = (): string => String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')
