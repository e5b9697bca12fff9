import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { labels } from '#entities/labels.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { refusal } from '#tests/support/components/refusal.ts'
import { administrator } from '#tests/support/components/session.ts'
import { words } from './locale.ts'
import { OwnConversationPage } from './own-conversation-page.tsx'

const own = words.vi
const user = { ...administrator, type: 'org_resident', resident_id: '9', building: null } as const
// The test's address names none.
const address = '/v1/manage/own-conversations/'

test('a resident reads what the office said, and answers', async () => {
  const comments = [
    { id: '1', content: 'Kỹ thuật qua lúc 14 giờ', created_at: '2026-11-26T03:00:00Z', resident: null },
  ]
  const answer = vi.fn((_params: unknown, body: FormData) => {
    const content = String(body.get('content'))
    comments.push({ ...comments[0]!, id: '2', content })
    return { data: { id: '2' } }
  })
  const screen = await renderInConsole(<OwnConversationPage />, {
    user,
    replies: {
      [`GET ${address}`]: () => ({
        data: {
          id: '7',
          code: 'TD-0007',
          title: 'Vòi nước rò',
          content: 'Rò từ tối qua',
          created_at: '2026-11-25T13:00:00Z',
          status: 'processing',
          comments: [...comments],
        },
      }),
      [`POST ${address}7/answer`]: answer,
    },
  })
  const thread = screen.getByRole('log', { name: own.thread })
  await expect.element(thread.getByText('Rò từ tối qua')).toBeVisible()
  await expect.element(thread.getByText(own.office)).toBeVisible()
  const box = screen.getByRole('textbox', { name: labels.conversation_comment.vi.fields.content })
  await box.click()
  await userEvent.keyboard('Tôi ở nhà')
  await screen.getByRole('button', { name: own.send }).click()
  await expect.element(thread.getByText('Tôi ở nhà')).toBeVisible()
  await expect.element(box).toHaveValue('')
  expect(answer).toHaveBeenCalledOnce()
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
