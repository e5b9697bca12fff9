import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emptyListState, type FilterItem } from '#domain/lists/list-state.ts'
import { addressOfView, addressToSave } from '#domain/lists/saved-view.ts'
import { labels } from '#entities/labels.ts'
import { block } from '#entities/property/block.ts'
import { listWords } from '#src/locales/crud-list.ts'
import { savedViewWords } from '#src/locales/saved-views.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { GeneratedList } from '../list/list-page.tsx'
import type { SavedView } from './use-saved-views.ts'

const words = savedViewWords.vi
const list = listWords.vi
const say = (sentence: string, name: string) => sentence.replace('{{name}}', name)
const named: FilterItem = { field: 'name', operator: 'contains', value: 'Hồ Sen' }
const viewOf = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  address: addressToSave({ ...emptyListState, filters: [named], columns: ['code', 'name'] }),
  shared: false,
  is_own: true,
  owner: 'Trần Minh',
  may_change: true,
  ...more,
})
const theirs = { shared: true, is_own: false, owner: 'Lê Hoa', may_change: false }
const formIn = (body: unknown) => Object.fromEntries(body instanceof FormData ? body.entries() : [])

/** A server that keeps views and preferences. */
async function open(
  stored: SavedView[],
  { at = '', preferences = {} }: { at?: string; preferences?: Record<string, unknown> } = {},
) {
  const asked = vi.fn(() => ({ data: stored.map((one) => ({ ...one })) }))
  const sent = vi.fn<(what: string, body: object) => void>()
  const { router, ...screen } = await renderInConsole(<GeneratedList entity={block} />, {
    verbs: {
      getList: () => Promise.resolve({ data: [{ id: '1', version: 1, code: 'A', name: 'Sen A' }], total: 1 }),
    },
    replies: {
      'GET /v1/manage/preferences': { data: preferences },
      'GET /v1/manage/saved-views': asked,
      'POST /v1/manage/saved-views': (_params: unknown, body: unknown) => {
        const { name, address, shared } = formIn(body) as Record<string, string>
        sent('save', formIn(body))
        stored.push(viewOf('77', name ?? '', { address: address ?? '', shared: shared === '1' }))
        return { data: { id: '77' } }
      },
      'PATCH /v1/manage/saved-views/1': (_params: unknown, body: unknown) => {
        const changes = formIn(body)
        sent('change', changes)
        Object.assign(stored[0]!, changes, 'shared' in changes ? { shared: changes.shared === '1' } : {})
        return {}
      },
      'DELETE /v1/manage/saved-views/1': () => {
        sent('delete', {})
        stored.splice(0, 1)
        return {}
      },
      'PUT /v1/manage/preferences/view.1.': (_params: unknown, body: unknown) => {
        sent('prefer', formIn(body))
        return {}
      },
    },
  })
  if (at !== '') await router.navigate(`/?${at}`)
  await expect.element(screen.getByRole('link', { name: 'Sen A' }).first()).toBeVisible()
  return { screen, router, asked, sent, where: () => new URLSearchParams(router.state.location.search) }
}
type Opened = Awaited<ReturnType<typeof open>>

const picker = ({ screen }: Opened, name?: string) =>
  screen.getByRole('button', {
    name: name === undefined ? list.saved_views : `${list.saved_views}: ${name}`,
    exact: true,
  })
const changed = `Tháp Sen (${list.view_changed})`
const press = (opened: Opened, name: string) =>
  userEvent.click(opened.screen.getByRole('button', { name, exact: true }))

test('views are asked for when somebody wants to choose: own ones first, then colleagues’ with their names', async () => {
  const opened = await open([
    viewOf('1', 'Tháp Sen'),
    viewOf('2', 'Của Hoa', theirs),
    viewOf('3', 'Bí mật', { ...theirs, address: null }),
  ])
  expect(opened.asked).not.toHaveBeenCalled()
  await userEvent.click(picker(opened))
  const nav = opened.screen.getByRole('navigation', { name: list.saved_views })
  await expect.element(nav.getByRole('link', { name: words.whole })).toHaveFocus()
  const links = nav.getByRole('link').all()
  expect(links.map((one) => one.element().textContent)).toEqual([words.whole, 'Tháp Sen ', 'Của Hoa Lê Hoa'])
  await expect.element(nav.getByText(new RegExp(words.is_closed))).toBeVisible()
  await userEvent.click(nav.getByRole('link', { name: 'Tháp Sen' }))
  await expect.element(picker(opened, 'Tháp Sen')).toBeVisible()
  expect(opened.where().get('view')).toBe('1')
  expect(opened.where().getAll('f')).toEqual([JSON.stringify(['name', 'contains', 'Hồ Sen'])])
  const heading = (field: 'name' | 'description') =>
    opened.screen.getByRole('columnheader', { name: labels.block.vi.fields[field] })
  await expect.element(heading('name')).toBeVisible()
  await expect.element(heading('description')).not.toBeInTheDocument()
})

test('what the list shows is saved under a name, with its columns, and its address names it', async () => {
  const at = addressToSave({ ...emptyListState, filters: [named], sort: [{ field: 'name', desc: true }] })
  const opened = await open([], { at })
  await userEvent.click(picker(opened))
  await press(opened, words.save)
  await userEvent.fill(opened.screen.getByRole('textbox', { name: new RegExp(words.name) }), 'Tháp Sen')
  await userEvent.keyboard('{Enter}')
  await expect.element(picker(opened, 'Tháp Sen')).toBeVisible()
  const [[what, body] = []] = opened.sent.mock.calls
  expect([what, body]).toEqual([
    'save',
    {
      building_id: '1',
      entity: 'block',
      list: '',
      name: 'Tháp Sen',
      shared: '0',
      address: expect.stringContaining(`${at}&columns=`),
    },
  ])
  expect(opened.where().get('view')).toBe('77')
})

test('a list that differs from its view says so, and the view follows or the list goes back', async () => {
  const view = viewOf('1', 'Tháp Sen')
  const opened = await open([view], { at: addressOfView({ id: '1', address: view.address ?? '' }) })
  await expect.element(picker(opened, 'Tháp Sen')).toBeVisible()
  const search = () => opened.screen.getByRole('searchbox')
  await userEvent.fill(search(), 'B')
  await userEvent.click(picker(opened, changed))
  await press(opened, say(words.revert, 'Tháp Sen'))
  await expect.element(search()).toHaveValue('')
  await userEvent.fill(search(), 'C')
  await userEvent.click(picker(opened, changed))
  await press(opened, say(words.update, 'Tháp Sen'))
  await expect
    .poll(() => opened.sent.mock.calls)
    .toEqual([['change', { address: expect.stringMatching(/^q=C&/) }]])
  await expect.element(picker(opened, 'Tháp Sen')).toBeVisible()
})

test('sharing and deleting ask first', async () => {
  const view = viewOf('1', 'Tháp Sen')
  const opened = await open([view], { at: addressOfView({ id: '1', address: view.address ?? '' }) })
  await expect.element(picker(opened, 'Tháp Sen')).toBeVisible()
  await userEvent.click(picker(opened, 'Tháp Sen'))
  await press(opened, words.share)
  const question = opened.screen.getByRole('dialog', { name: say(words.share_title, 'Tháp Sen') })
  await expect.element(question).toBeVisible()
  expect(opened.sent).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: words.share }))
  await expect.poll(() => opened.sent.mock.calls).toEqual([['change', { shared: '1' }]])
  await userEvent.click(picker(opened, 'Tháp Sen'))
  await press(opened, words.delete)
  const second = opened.screen.getByRole('dialog', { name: say(words.delete_title, 'Tháp Sen') })
  await userEvent.click(second.getByRole('button', { name: words.delete }))
  await expect.element(picker(opened)).toBeVisible()
  expect(opened.sent.mock.calls.at(-1)).toEqual(['delete', {}])
  expect([opened.where().get('view'), opened.where().has('f')]).toEqual([null, true])
})

test('a view that is gone is told of, and the list opens as its address says', async () => {
  const opened = await open([], { at: addressOfView({ id: '99', address: viewOf('99', '').address ?? '' }) })
  await expect.element(opened.screen.getByText(words.gone)).toBeVisible()
  await expect.poll(() => opened.where().has('view')).toBe(false)
  expect(opened.where().has('f')).toBe(true)
})

test('the default view opens in place of the whole list without a request, and the whole list stays within reach', async () => {
  const { id, name, address } = viewOf('1', 'Tháp Sen')
  const opened = await open([viewOf('1', 'Tháp Sen')], {
    preferences: { 'view.1.': { id, name, address } },
  })
  await expect.element(picker(opened, 'Tháp Sen')).toBeVisible()
  expect(opened.where().get('view')).toBe('1')
  await userEvent.click(picker(opened, 'Tháp Sen'))
  await userEvent.click(opened.screen.getByRole('link', { name: words.whole }))
  await expect.element(picker(opened)).toBeVisible()
  expect(opened.router.state.location.search).toBe('?view=none')
  await userEvent.click(picker(opened))
  await userEvent.click(opened.screen.getByRole('link', { name: /^Tháp Sen/ }))
  await userEvent.click(picker(opened, 'Tháp Sen'))
  await press(opened, words.no_default)
  await expect.poll(() => opened.sent.mock.calls).toEqual([['prefer', { content: 'null' }]])
})
