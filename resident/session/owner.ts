import type { Place } from '../data/kept.ts'
import { forgetTaste, readTaste, writeTaste } from './taste.ts'

/** Whose copies this phone keeps; tells nothing but an account's number. */
export const recallOwner = (): string | undefined => readTaste('account')
export function rememberOwner(account: string | undefined): void {
  if (account !== undefined) return writeTaste('account', account)
  forgetTaste('account')
  forgetTaste('home')
}

/** The place of copies of a home of who is here. */
export const ownAccount = (home: string): Place => ({ account: recallOwner() ?? '', home })
