import { account } from './account.ts'
import { crudWords } from './crud.ts'
import { deskWords } from './desk.ts'
import { feeScreenWords } from './fees.ts'
import { fieldWords } from './fields.ts'
import { fileWords } from './files.ts'
import { importWords } from './imports.ts'
import { moneyWords } from './money.ts'
import { secondFactorWords } from './second-factor.ts'
import { shell } from './shell.ts'

/** The console's own words, by part and language; keys begin with `console.{part}`. */
export const locales = {
  desk: deskWords,
  fees: feeScreenWords,
  files: fileWords,
  imports: importWords,
  money: moneyWords,
  shell,
  crud: crudWords,
  fields: fieldWords,
  account,
  second_factor: secondFactorWords,
}
