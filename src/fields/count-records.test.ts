import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { countRecords } from './count-records.ts'

it.each([
  ['en', 'debt', 1, '1 outstanding balance'],
  ['en', 'debt', 323, '323 outstanding balances'],
  ['en', 'stock_in', 1200, '1,200 goods receipts'],
  ['vi', 'debt', 323, '323 công nợ'],
] as const)('%s says of %s, %i: %s', async (language, entityName, total, words) => {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: {
      [language]: {
        translation: {
          entity: { [entityName]: labels[entityName][language] },
          console: { crud: locales.crud[language] },
        },
      },
    },
  })
  const t = (key: string, params?: object) => i18n.t(key, { ...params })
  expect(countRecords({ t, language }, entityName, total)).toBe(words)
})
