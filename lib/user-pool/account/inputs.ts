// The members that the account operations take, with the lengths of the service's own model.
import { z } from 'zod'
import { LONGEST_PASSWORD } from '@/flows/password'
import { pattern } from '@/lib/user-pool/operation'

export const code = z.string().min(1).max(2048).regex(/^\S+$/, pattern('[\\S]+'))

/** What the service itself says before its policy does: not empty, no space at either end. */
export const password = z
  .string()
  .min(1)
  .max(LONGEST_PASSWORD)
  .regex(/^\S+.*\S+$/s, pattern('^[\\S]+.*[\\S]+$'))

export const attributeName = z.string().min(1).max(32)
export const attributes = z.array(z.object({ Name: attributeName, Value: z.string().max(2048).default('') })).max(50)
export type AttributeList = z.infer<typeof attributes>

/** The attributes that take a code: the two that messages go to. */
export type Reachable = 'phone_number' | 'email'
