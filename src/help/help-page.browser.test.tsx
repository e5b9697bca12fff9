import { expect, test } from 'vitest'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { locales } from '#src/locales/index.ts'
import { Blocks } from './blocks.tsx'
import { HelpIndexPage } from './help-index.tsx'

const words = locales.help.vi

test('the index lists the pages of each folder, and says that they are in English', async () => {
  const { getByRole, getByText } = await renderInConsole(<HelpIndexPage />)
  await expect.element(getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
  for (const folder of Object.values(words.folders))
    await expect.element(getByRole('heading', { name: folder, exact: true })).toBeVisible()
  await expect.element(getByText(words.english_only)).toBeVisible()
  const link = getByRole('link', { name: 'Your account', exact: true })
  await expect.element(link).toHaveAttribute('href', '/help/users/your-account')
})

test('a text is drawn with its headings, lists, tables and links', async () => {
  const screen = await renderInConsole(
    <Blocks
      of={[
        { is: 'heading', level: 2, id: 'one', of: ['One'] },
        {
          is: 'text',
          of: ['See ', { is: 'link', to: '/help/domain/fee', of: [{ is: 'strong', of: ['fees'] }] }],
        },
        { is: 'list', numbered: true, of: [['first'], [{ is: 'code', text: 'second' }]] },
        { is: 'table', head: [['Word'], ['Means']], rows: [[['acts'], ['adult']]] },
      ]}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'One', level: 2 })).toHaveAttribute('id', 'one')
  await expect.element(screen.getByRole('link', { name: 'fees' })).toHaveAttribute('href', '/help/domain/fee')
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(screen.getByRole('cell', { name: 'adult' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Word' })).toBeVisible()
})
