import { expect, test } from 'vitest'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { StatisticsPage } from './statistics-page.tsx'

const { vi: words } = formStatisticsWords
const forms = [
  { id: '9', version: 1, name: 'Đăng ký bãi xe' },
  { id: '4', version: 1, name: 'Tiệc hè' },
]
const empty = { total: 0, by: 'day', rows: [], fields: [] }

/** The page of a building with these forms, whose last answer is to that form. */
const open = (last: string | undefined, of = forms) =>
  renderInConsole(<StatisticsPage />, {
    verbs: {
      getList: ({ resource }: { readonly resource: string }) =>
        Promise.resolve(
          resource === 'form_answer'
            ? { data: last === undefined ? [] : [{ id: '1', version: 1, form_id: last }], total: 1 }
            : { data: of, total: of.length },
        ),
      getMany: ({ ids }: { readonly ids: readonly string[] }) =>
        Promise.resolve({ data: of.filter(({ id }) => ids.includes(id)) }),
    },
    replies: {
      'GET /v1/manage/forms/4/statistics': { data: { ...empty, total: 3 } },
      'GET /v1/manage/forms/9/statistics': { data: empty },
    },
  })

test('the page begins with the form that was answered last, and not with a newer one that nobody answered', async () => {
  const screen = await open('4')
  await expect.element(screen.getByText('Tiệc hè').first()).toBeVisible()
})

test('while no form is answered it begins with the newest, and without forms it says so', async () => {
  const screen = await open(undefined)
  await expect.element(screen.getByText('Đăng ký bãi xe').first()).toBeVisible()
  await screen.unmount()
  const none = await open(undefined, [])
  await expect.element(none.getByText(words.no_forms)).toBeVisible()
})
