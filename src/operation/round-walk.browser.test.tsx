import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openWalk, roundOf } from '#tests/support/components/walked-round.tsx'
import { words as allWords } from './locale.ts'

const words = allWords.vi
const waiting = (total: number) => words.waiting.replace('{{total}}', String(total))

/** Stands for the network that is back. */
const reconnect = () => window.dispatchEvent(new Event('online'))

test('a measure judges itself, and is sent beside what was judged by hand', async () => {
  const sent = vi.fn()
  const { screen, stored } = await openWalk({ round: roundOf('1'), sent })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Giá trị: Áp suất' }), '7,5')
  await screen.getByRole('radiogroup', { name: 'Kết quả: Rò rỉ' }).getByText('Đạt', { exact: true }).click()
  await expect
    .poll(() => stored().results.map(({ result, value }) => [result, value]))
    .toEqual([
      ['bad', '7,5'],
      ['good', null],
    ])
  await expect.element(screen.getByText(words.unsent, { exact: true })).not.toBeInTheDocument()
})

test('without the network answers and photos outlive the page, and are sent once', async () => {
  let isDown = true
  const sent = vi.fn()
  const round = roundOf('2')
  const first = await openWalk({ round, isDown: () => isDown, sent })
  await first.screen.getByRole('radiogroup', { name: 'Kết quả: Rò rỉ' }).getByText('Không đạt').click()
  await userEvent.fill(first.screen.getByRole('textbox', { name: 'Ghi chú: Rò rỉ' }), 'Van số 2')
  const photo = new File(['x'], 'leak.jpg', { type: 'image/jpeg' })
  await userEvent.upload(first.screen.getByLabelText('Ảnh: Rò rỉ').element(), photo)
  await expect.element(first.screen.getByText(words.offline)).toBeVisible()
  await first.screen.unmount()
  expect(sent).not.toHaveBeenCalled()

  const later = await openWalk({ round, isDown: () => isDown, sent })
  await expect.element(later.screen.getByText(waiting(1), { exact: false })).toBeVisible()
  isDown = false
  reconnect()
  await expect.element(later.screen.getByText(words.unsent, { exact: true })).not.toBeInTheDocument()
  expect(later.stored().results[1]).toMatchObject({
    result: 'bad',
    note: 'Van số 2',
    photo: '11111111-1111-4111-8111-111111111111',
  })
  expect(later.uploads).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledOnce()
})

test('what a colleague has answered otherwise meanwhile is asked about', async () => {
  let isDown = true
  const round = roundOf('3')
  const { screen, overtake, stored } = await openWalk({ round, isDown: () => isDown })
  await screen.getByRole('radiogroup', { name: 'Kết quả: Rò rỉ' }).getByText('Không đạt').click()
  await expect.element(screen.getByText(words.offline)).toBeVisible()
  overtake(round.results.map((row) => (row.point === 2 ? { ...row, result: 'good' as const } : row)))
  isDown = false
  reconnect()
  await screen.getByRole('button', { name: words.keep_mine }).click()
  await expect.poll(() => stored().results[1]?.result).toBe('bad')
})

test('a round is finished when each item is judged, also without the network', async () => {
  let isDown = false
  const { screen, finished } = await openWalk({ round: roundOf('4'), isDown: () => isDown })
  await screen.getByRole('button', { name: words.finish }).click()
  await expect.poll(() => screen.getByRole('alert').elements()).toHaveLength(2)
  isDown = true
  await userEvent.fill(screen.getByRole('textbox', { name: 'Giá trị: Áp suất' }), '4')
  await screen.getByRole('radiogroup', { name: 'Kết quả: Rò rỉ' }).getByText('Đạt', { exact: true }).click()
  await screen.getByRole('button', { name: words.finish }).click()
  await expect.element(screen.getByText(words.finishing)).toBeVisible()
  await expect.element(screen.getByText(words.offline)).toBeVisible()
  expect(finished).not.toHaveBeenCalled()
  isDown = false
  reconnect()
  await expect.poll(() => finished.mock.calls).toEqual([['/v1/manage/periodic-checklists/4/finish']])
})
