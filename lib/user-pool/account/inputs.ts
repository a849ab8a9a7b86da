import { z } from 'zod'
import { LONGEST_PASSWORD } from '@/flows/password'
import { pattern } from '@/lib/user-pool/operation'

export const code = z.string().min(1).max(2048).regex(/^\S+$/, pattern('[\\S]+'))

/** The service checks this before its policy: not empty, no space at either end. */
export const password = z
  .string()
  .min(1)
  .max(LONGEST_PASSWORD)
  .regex(/^\S+.*\S+$/s, pattern('^[\\S]+.*[\\S]+$'))

export const attributeName = z.string().min(1).max(32)
export const attributes = z.array(z.object({ Name: attributeName, Value: z.string().max(2048).default('') })).max(50)
export type AttributeList = z.infer<typeof attributes>

export type Reachable = 'phone_number' | 'email'
