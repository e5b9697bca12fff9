import { afterAll, expect, test } from 'vitest'
import { locales } from '#src/locales/index.ts'
import { endVisits, follow, signIn, visit, wordsIn } from '#tests/support/browser/console.ts'

afterAll(endVisits)

const { shell } = wordsIn('vi')
const help = locales.help.vi

test('the question mark of a page leads to what explains it, and back', async () => {
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, 'manager')
  await follow(visitor, '/manage-fee')
  await page.getByRole('link', { name: shell.help, exact: true }).click()
  await page.waitForURL('**/help/domain/fee')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(help.english_only).waitFor()
  await page.getByRole('article').getByRole('paragraph').first().waitFor()
  await page.goBack()
  await page.waitForURL('**/manage-fee*')
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('link', { name: shell.help, exact: true }).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/help/domain/fee')
  await page.getByRole('link', { name: help.title, exact: true }).click()
  await page.getByRole('link', { name: 'Start a building', exact: false }).first().waitFor()
  expect(visitor.complaints).toEqual([])
})
