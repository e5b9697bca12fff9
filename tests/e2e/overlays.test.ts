import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import {
  button,
  chooseItem,
  endVisits,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'

const { crud, shell } = wordsIn('vi')
const receipt = labels.receipt.vi

const collected = encodeListState({
  ...emptyListState,
  filters: [{ field: 'status', operator: 'in', value: ['collected'] }],
}).toString()

const rowMenu = (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${crud.list.actions_of.split('{{')[0]}`) })
    .first()
    .click()

interface Overlay {
  readonly name: string
  readonly path: string
  readonly open: (page: Page) => Promise<unknown>
  readonly box: string
  /** Where a phone has no such thing. */
  readonly isWide?: boolean
}

const menu = '.ant-dropdown:visible'
const dialog = '[role="dialog"]:visible'

const overlays: readonly Overlay[] = [
  { name: 'the palette', path: '/dashboard', open: (page) => page.keyboard.press('Control+k'), box: dialog },
  { name: 'the list of keys', path: '/dashboard', open: (page) => page.keyboard.press('?'), box: dialog },
  {
    name: 'the account’s menu',
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: shell.account_menu }).click(),
    box: menu,
  },
  {
    name: 'the notifications',
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: shell.notifications.title }).click(),
    box: '.ant-popover:visible',
  },
  {
    name: 'the editor of a filter',
    path: '/apartments',
    open: (page) => button(page, crud.list.add_filter).click(),
    box: '.ant-popover:visible, [role="dialog"]:visible',
  },
  {
    name: 'the list of columns',
    path: '/apartments',
    open: (page) => page.getByRole('button', { name: crud.list.columns }).click(),
    box: '.ant-popover:visible',
    isWide: true,
  },
  { name: 'a row’s menu', path: '/apartments', open: rowMenu, box: menu },
  {
    name: 'the question before a record is deleted',
    path: '/apartments',
    open: async (page) => {
      await rowMenu(page)
      await chooseItem(page, crud.record.delete)
    },
    box: '.ant-modal:visible',
  },
  {
    name: 'the dialog of a step that asks for a reason',
    // Another test may have voided the latest receipt.
    path: `/manage-cost-debt-history?${collected}`,
    open: async (page) => {
      await rowMenu(page)
      await chooseItem(page, receipt.actions.void)
    },
    box: dialog,
  },
]

afterAll(endVisits)

describe.each([1440, 390])('at %i px', (width) => {
  let visitor: Visit
  it.each(overlays.filter(({ isWide }) => isWide !== true || width > 1000))(
    '$name can be used by everybody and nothing of it is cut',
    async ({ path, open, box }) => {
      if (visitor === undefined) {
        visitor = await visit({ moves: true, width, height: 900, dark: width < 1000 })
        await signIn(visitor, 'manager')
      }
      const { page } = visitor
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await open(page)
      await page.locator(box).first().waitFor()
      // What still moves is half transparent, and what still loads is empty.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      )
      const css = box.replaceAll(':visible', '')
      expect(await findAccessFaults(visitor, css)).toEqual([])
      expect(await findBoxFaults(visitor, [width], css)).toEqual([])
      expect(visitor.complaints).toEqual([])
    },
  )
})

it('what judges them finds real faults', async () => {
  const { page, ...visitor } = await visit({ moves: true, width: 400 })
  await page.setContent(`<main>
    <h2 style="width: 40px; overflow: hidden; white-space: nowrap">Much too long</h2>
    <button style="position: relative; left: 0; width: 100px">one</button>
    <button style="margin-left: -40px; width: 100px">two</button>
    <button style="position: relative; left: 500px">far</button>
    <button></button>
  </main>`)
  expect(await findBoxFaults({ page, ...visitor }, [400], 'main')).toEqual([
    'cut: h2 "Much too long" at 400 px',
    'outside the window: button "far" at 400 px',
    'the page is wider than the window at 400 px',
    'one over the other: button "one" and button "two" at 400 px',
    expect.stringContaining('without a name: <button'),
  ])
})
