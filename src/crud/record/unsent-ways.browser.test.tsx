import { expect, test } from 'vitest'
import { languages, type Language } from '#core/language.ts'
import { locales } from '#src/locales/index.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { administrator } from '#tests/support/components/session.ts'
import { UnsentWays } from './unsent-ways.tsx'

type Way = 'email' | 'sms'
const draw = (of: readonly string[], sends: readonly Way[], language: Language = 'vi') =>
  renderInConsole(
    <>
      <UnsentWays of={of} />
      <p>drawn</p>
    </>,
    { language, user: { ...administrator, sends: [...sends] } },
  )

test.each(languages)(
  'of the ways that are chosen it says which do not leave the server: %s',
  async (language) => {
    const words = locales.crud[language].record.unsent
    const screen = await draw(['notification', 'email', 'sms'], ['email'], language)
    await expect.element(screen.getByText(words.sms, { exact: true })).toBeVisible()
    expect(screen.getByRole('alert').elements()).toHaveLength(1)
  },
)

test.each([
  ['all of them leave', ['email', 'sms'], ['email', 'sms']],
  ['nobody chose those that do not', ['notification'], []],
] as const)('it says nothing where %s', async (_where, of, sends) => {
  const screen = await draw(of, sends)
  await expect.element(screen.getByText('drawn')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('without any provider it names both ways', async () => {
  const words = locales.crud.vi.record.unsent
  const screen = await draw(['email', 'sms'], [])
  for (const way of ['email', 'sms'] as const)
    await expect.element(screen.getByText(words[way], { exact: true })).toBeVisible()
})
