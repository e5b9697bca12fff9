import type { Language } from '#core/language.ts'
import { calendarWords } from './calendar.ts'
import { formWords } from './crud-form.ts'
import { listWords } from './crud-list.ts'
import { looksWords } from './crud-looks.ts'
import { recordWords } from './crud-record.ts'
import { sheetWords } from './crud-sheet.ts'

const wordsIn = (language: Language) => ({
  list: listWords[language],
  record: recordWords[language],
  form: formWords[language],
  looks: looksWords[language],
  calendar: calendarWords[language],
  sheet: sheetWords[language],
})

/** Words of the generated list, record and form. */
export const crudWords = { vi: wordsIn('vi'), en: wordsIn('en'), km: wordsIn('km') }
