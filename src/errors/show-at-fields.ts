import type { Translate } from '../i18n/use-t.ts'
import { showError } from './error-popup.tsx'
import { fieldTexts, hasPlaceForAll } from './error-text.ts'

interface Places {
  /** Takes the sentences by field. */
  readonly set: (texts: Record<string, string[]>) => void
  /** Whether the field is on the screen. */
  readonly has: (field: string) => boolean
}

/** Puts the sentences of a refused call at their fields, and all of them into the popup where one has no place. */
export function showAtFields(t: Translate, error: unknown, { set, has }: Places): void {
  const texts = fieldTexts(t, error)
  set(texts)
  if (!hasPlaceForAll(texts, has)) showError(t, error)
}
