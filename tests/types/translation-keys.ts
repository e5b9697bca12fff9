import type { KeyUnder, TranslationKey } from '#src/i18n/translation-key.ts'

// Compiled, not run: lines that must not compile are marked, and `tsc` fails if one does.

const keys: readonly TranslationKey[] = [
  'console.shell.sign_out',
  'error.forbidden',
  'flag.approve',
  'module.tc',
  'permission.manage_fee',
  'entity.apartment.fields.code',
  // @ts-expect-error a word that no catalogue has
  'console.shell.sign_otu',
  // @ts-expect-error a branch is no word
  'console.fees.run',
  // @ts-expect-error an error code that does not exist
  'error.forbiden',
  // @ts-expect-error a permission that does not exist
  'permission.manage_nothing',
]

const rest: readonly KeyUnder<'console.second_factor.enrol'>[] = [
  'copied',
  // @ts-expect-error a word of another part
  'required_for_approvers_alone',
]

export const translationKeys = { keys, rest }
