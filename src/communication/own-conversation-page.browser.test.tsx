import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { labels } from '#entities/labels.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { refusal } from '#tests/support/components/refusal.ts'
import { administrator } from '#tests/support/components/session.ts'
import { words } from './locale.ts'
import { OwnConversationPage } from './own-conversation-page.tsx'

const own = words.vi
const label = labels.conversation_comment.vi.fields
const user = { ...administrator, type: 'org_resident', resident_id: '9', building: null } as const
// The test's address names none.
const address = '/v1/manage/own-conversations/'

const shown = '0b6f4d9e-5f0c-4a51-9a5e-2f7b1c3d4e5f'
const stored = '1c7a5eaf-6a1d-4b62-8b6f-3a8c2d4e5f60'
const picture = new File([new Uint8Array([1, 2, 3])], 'vòi.png', { type: 'image/png' })
const talk = {
  id: '7',
  code: 'TD-0007',
  title: 'Vòi nước rò',
  content: 'Rò từ tối qua',
  images: [],
  created_at: '2026-11-25T13:00:00Z',
  status: 'processing',
  result: null,
  rating: null,
  comments: [],
}

test('a resident reads what the office said, sees its picture, and answers with one', async () => {
  const comments = [
    {
      id: '1',
      content: 'Kỹ thuật qua lúc 14 giờ',
      images: [shown],
      created_at: '2026-11-26T03:00:00Z',
      resident: null,
    },
  ]
  const store = vi.fn(() => ({ data: { id: stored } }))
  let isDown = true
  const answer = vi.fn((_params: unknown, body: FormData) => {
    if (isDown) throw refusal({}, { statusCode: 503 })
    const content = String(body.get('content'))
    comments.push({ ...comments[0]!, id: '2', content, images: [] })
    return { data: { id: '2' } }
  })
  const screen = await renderInConsole(<OwnConversationPage />, {
    user,
    replies: {
      [`GET ${address}`]: () => ({ data: { ...talk, comments: [...comments] } }),
      [`GET /v1/manage/storage/media/${shown}`]: () => picture,
      'POST /v1/manage/storage/media': store,
      [`POST ${address}7/answer`]: answer,
    },
  })
  const thread = screen.getByRole('log', { name: own.thread })
  await expect.element(thread.getByText('Rò từ tối qua')).toBeVisible()
  await expect.element(thread.getByText(own.office)).toBeVisible()
  await expect.element(thread.getByRole('img', { name: `${label.images} 1` })).toBeVisible()
  const box = screen.getByLabelText(label.content)
  await box.click()
  await userEvent.keyboard('Tôi ở nhà')
  await userEvent.upload(document.querySelector('input[type=file]')!, picture)
  await expect.element(screen.getByRole('img', { name: picture.name })).toBeVisible()
  const send = screen.getByRole('button', { name: own.send })
  await send.click()
  await expect.poll(() => answer.mock.calls.length).toBe(1)
  isDown = false
  await send.click()
  await expect.element(thread.getByText('Tôi ở nhà')).toBeVisible()
  await expect.element(box).toHaveValue('')
  expect(answer.mock.calls[1]?.[1].get('images[0]')).toBe(stored)
  // What is stored is not sent a second time.
  expect(store).toHaveBeenCalledOnce()
})

test('a conversation that is not theirs is none', async () => {
  const screen = await renderInConsole(<OwnConversationPage />, {
    user,
    replies: {
      [`GET ${address}`]: () => {
        throw refusal({}, { statusCode: 404, codes: ['record_not_found'] })
      },
    },
  })
  await expect.element(screen.getByRole('alert').getByText(own.own_missing, { exact: true })).toBeVisible()
})

test('who reads a closed conversation is told that writing opens it again', async () => {
  const screen = await renderInConsole(<OwnConversationPage />, {
    user,
    replies: { [`GET ${address}`]: { data: { ...talk, status: 'processed' } } },
  })
  await expect.element(screen.getByText(own.own_done)).toBeVisible()
})
