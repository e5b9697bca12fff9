import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnyRecord } from '#core/entity.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { queryClient } from '#src/data/query-client.ts'
import type { User } from '#src/session/user.ts'
import { dropDrafts } from '#src/storage/drafts.ts'
import type { Verbs } from '#tests/support/components/provider.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { refusal } from '#tests/support/components/refusal.ts'
import { administrator } from '#tests/support/components/session.ts'
import { ConversationDesk } from './conversation-desk.tsx'
import { words } from './locale.ts'

const own = words.vi
const label = labels.conversation.vi
const comment = labels.conversation_comment.vi
interface Asked {
  readonly resource: string
  readonly filters: readonly { field: string; operator: string; value: unknown }[]
  readonly sorters: readonly { field: string; order: string }[]
}

const hours = (away: number) => new Date(Date.now() + away * 3_600_000).toISOString()
const talk = (id: string, more: object = {}): AnyRecord => ({
  id,
  version: 1,
  code: `TD-000${id}`,
  title: `Câu hỏi ${id}`,
  content: `Nội dung ${id}`,
  images: [],
  status: 'unprocessed',
  created_at: hours(-30),
  due_at: hours(6),
  process_hours: 36,
  receiver: 'householder',
  topic_id: '1',
  topic: { id: '1', name: 'Kỹ thuật', type: 'normal' },
  apartment_id: '4',
  apartment: { id: '4', code: 'A-0104' },
  sender_id: '9',
  sender: { id: '9', full_name: 'Lê Hoa' },
  assignee_id: null,
  owed: null,
  ...more,
})
const said = (id: string, more: object = {}): AnyRecord => ({
  id,
  version: 1,
  content: `Trả lời ${id}`,
  created_at: hours(-2),
  images: [],
  is_internal: false,
  account_id: '5',
  account: { id: '5', name: 'Trần Minh' },
  resident_id: null,
  ...more,
})

interface Desk {
  readonly talks?: AnyRecord[]
  readonly comments?: AnyRecord[]
  readonly user?: User
  readonly replies?: Readonly<Record<string, unknown>>
  readonly create?: (params: { variables: Record<string, unknown> }) => Promise<unknown>
  readonly verbs?: Verbs
}

async function open({
  talks = [talk('1'), talk('2')],
  comments = [],
  user,
  replies = {},
  create,
  verbs = {},
}: Desk = {}) {
  const lists = vi.fn<(asked: Asked) => void>()
  const rowsOf: Readonly<Record<string, AnyRecord[]>> = {
    conversation: talks,
    conversation_comment: comments,
  }
  const sent = vi.fn(
    create ??
      (async ({ variables }: { variables: Record<string, unknown> }) => {
        comments.push(said(`${comments.length + 1}`, variables))
        return { data: comments.at(-1) }
      }),
  )
  const screen = await renderInConsole(
    <WithTools>{(tools) => <ConversationDesk entity={conversation} tools={tools} />}</WithTools>,
    {
      ...(user === undefined ? {} : { user }),
      capabilities: { live: false },
      verbs: {
        getList: async (asked: Asked) => {
          lists(asked)
          const data = [...(rowsOf[asked.resource] ?? [])]
          return { data, total: data.length }
        },
        create: sent,
        ...verbs,
      },
      replies: { 'GET /v1/manage/preferences': { data: {} }, ...replies },
    },
  )
  const row = (id: string) => screen.getByRole('button', { name: new RegExp(`Câu hỏi ${id}`) })
  await expect.element(row('1')).toBeVisible()
  const reply = screen.getByLabelText(comment.fields.content)
  return { screen, row, reply, lists, sent }
}

beforeEach(() => dropDrafts())

test('the longest wait comes first and is open, late ones are marked, by one request for the list and one for the messages', async () => {
  const { screen, row, lists } = await open({
    talks: [talk('1', { due_at: hours(-5) }), talk('2')],
    comments: [said('1'), said('2', { is_internal: true, content: 'Chỉ nội bộ' })],
  })
  await expect.element(row('1')).toHaveAttribute('data-late', 'true')
  await expect.element(row('2')).toHaveAttribute('data-late', 'false')
  await expect.element(row('1')).toHaveAttribute('aria-current', 'true')
  const thread = screen.getByRole('log')
  await expect.element(thread.getByText('Nội dung 1')).toBeVisible()
  await expect.element(thread.getByText('Trả lời 1')).toBeVisible()
  await expect.element(thread.getByText(own.internal)).toBeVisible()
  const [first] = lists.mock.calls
    .map(([asked]) => asked)
    .filter((asked) => asked.resource === 'conversation')
  expect(first?.sorters).toEqual([{ field: 'created_at', order: 'asc' }])
  expect(JSON.stringify(first?.filters)).toContain('unprocessed')
  expect(lists.mock.calls.map(([{ resource }]) => resource).toSorted()).toEqual([
    'conversation',
    'conversation_comment',
  ])
})

test('J and Enter open the next one, R leads to its reply, and Ctrl+Enter sends it', async () => {
  const { row, reply, sent, screen } = await open()
  await expect.element(reply).toBeVisible()
  await userEvent.keyboard('jj{Enter}')
  await expect.element(row('2')).toHaveAttribute('aria-current', 'true')
  await expect.element(reply).toBeVisible()
  await userEvent.keyboard('r')
  await expect.element(reply).toHaveFocus()
  await userEvent.keyboard('Sẽ qua ngay{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('log').getByText('Sẽ qua ngay')).toBeVisible()
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[0].variables).toMatchObject({ conversation_id: '2', content: 'Sẽ qua ngay' })
  await expect.element(reply).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(row('2')).toHaveFocus()
})

test('an empty reply is not sent, and what the server refuses stays to be sent again', async () => {
  const { reply, sent } = await open({
    create: () => Promise.reject(refusal({}, { statusCode: 503 })),
  })
  await reply.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.keyboard('Đang xem{Control>}{Enter}{/Control}')
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  await expect.element(reply).toHaveValue('Đang xem')
})

test('what was typed is there again after the page is left, and gone once it is sent', async () => {
  const first = await open()
  await first.reply.click()
  await userEvent.keyboard('Chưa gửi')
  await first.screen.unmount()
  const again = await open()
  await expect.element(again.reply).toHaveValue('Chưa gửi')
  await again.reply.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(again.reply).toHaveValue('')
  await again.screen.unmount()
  const last = await open()
  await expect.element(last.reply).toHaveValue('')
})

test('a colleague’s message appears, and what one is typing stays', async () => {
  const comments = [said('1')]
  const { reply, screen } = await open({ comments })
  await reply.click()
  await userEvent.keyboard('Tôi đang viết')
  comments.push(said('2', { content: 'Đồng nghiệp đã trả lời' }))
  await queryClient.invalidateQueries()
  await expect.element(screen.getByRole('log').getByText('Đồng nghiệp đã trả lời')).toBeVisible()
  await expect.element(reply).toHaveValue('Tôi đang viết')
})

test('a question about fees shows what is open, to those who may read debts', async () => {
  const account = {
    data: {
      outstanding: '1250000',
      credit: '0',
      payer: { id: '4', code: 'A-0104', name: null, householder: null },
      lines: [
        {
          id: '1',
          name: 'Phí quản lý',
          fee_type: 'MANAGEMENT',
          month: '2026-10',
          due_on: null,
          amount: '1250000',
          open: '1250000',
          priority: 1,
          payer_kind: null,
          payer_ref: null,
          payer_name: null,
        },
      ],
      payers: [],
      pays_for: [],
    },
  }
  const { screen } = await open({
    talks: [talk('1', { owed: '1250000' })],
    replies: { 'GET /v1/manage/debts/apartments/4': account },
  })
  const fees = screen.getByRole('region', { name: own.open_fees })
  await expect.element(fees.getByText(/Phí quản lý/)).toBeVisible()
  await expect.element(fees.getByText(/1\.250\.000/).first()).toBeVisible()
})

test('a row says whose it is and how much waits for an answer', async () => {
  const { row } = await open({
    talks: [
      talk('1', { assignee_id: '6', assignee: { id: '6', name: 'Phạm Lan' }, unanswered_count: 2 }),
      talk('2', { unanswered_count: 0 }),
    ],
  })
  await expect.element(row('1')).toMatchTextContent(/Phạm Lan/)
  await expect.element(row('1')).toMatchTextContent(new RegExp(`${label.fields.unanswered_count}: 2`))
  await expect.element(row('2')).not.toMatchTextContent(new RegExp(label.fields.unanswered_count))
})

test('who searches looks in all conversations, not only in those that wait', async () => {
  const { screen, lists } = await open()
  const asked = () => {
    const of = lists.mock.calls.map(([one]) => one).filter((one) => one.resource === 'conversation')
    return JSON.stringify(of.at(-1)?.filters)
  }
  const waiting = screen.getByRole('button', { name: own.waiting, exact: true })
  await expect.element(waiting).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('searchbox', { name: locales.crud.vi.list.search }).fill('thang máy')
  await expect.element(waiting).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(asked).not.toContain('unprocessed')
  await waiting.click()
  await expect.poll(asked).toContain('unprocessed')
})

test('what is opened again stays before the reader', async () => {
  const talks = [talk('1', { status: 'processed' }), talk('2', { status: 'processed' })]
  const { screen, row } = await open({
    talks,
    verbs: {
      custom: async () => {
        const [reopened] = talks.splice(0, 1)
        return { data: { data: { ...reopened, status: 'processing' } } }
      },
      getOne: async () => ({ data: talk('1', { status: 'processing' }) }),
    },
  })
  await screen.getByRole('button', { name: label.actions.reopen }).click()
  await screen.getByRole('dialog').getByRole('button', { name: label.actions.reopen }).click()
  await expect.element(row('1')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Câu hỏi 1' })).toBeVisible()
})

test('who may only read answers nothing and moves nothing', async () => {
  const code = 'manage_interactive_conversation'
  const user: User = {
    ...administrator,
    type: 'org_member',
    building: {
      ...administrator.building!,
      permission_group: {
        name: 'Đọc',
        group_permissions: [
          { code, read: true, create: false, update: false, delete: false, approve: false },
        ],
      },
    },
  }
  const { screen, reply } = await open({ user })
  await expect.element(screen.getByRole('log').getByText('Nội dung 1')).toBeVisible()
  await expect.element(reply).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: own.take_over })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: label.actions.finish })).not.toBeInTheDocument()
})
