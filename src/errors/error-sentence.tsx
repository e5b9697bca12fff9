import type { ShowProps } from '../fields/field-view.ts'
import { codeText } from '../i18n/code-text.ts'

/** A field that keeps an error's code, as the sentence of that error. */
export const ErrorSentence = ({ value, tools }: ShowProps) =>
  codeText(tools.t, String(value), { fallback: String(value) })
