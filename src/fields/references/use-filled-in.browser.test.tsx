import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RecordForm } from '#src/crud/form/record-form.tsx'
import type { Values } from '#src/fields/field-view.ts'
import { labels } from '#entities/labels.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { findDraft } from '#src/storage/drafts.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'

const topics = [
  {
    id: '3',
    version: 1,
    name: 'Nước',
    type: 'urgent',
    title: 'Cắt nước',
    content: 'Từ 9 giờ',
    target: 'householders',
    is_active: true,
  },
  {
    id: '5',
    version: 1,
    name: 'Phí',
    type: 'fee',
    title: 'Đến hạn',
    content: 'Mời nộp phí',
    target: 'all',
    is_active: true,
  },
]

const list = (params: never) => {
  const asked = JSON.stringify(params)
  const data = asked.includes('push_notification_topic')
    ? topics.filter(({ name }) => !asked.includes('"keyword":"') || asked.includes(`"${name}"`))
    : []
  return Promise.resolve({ data, total: data.length })
}
const byId = ({ ids }: { ids: readonly string[] }) =>
  Promise.resolve({ data: topics.filter(({ id }) => ids.includes(id)) })

const words = labels.push_notification.vi

async function renderForm(initial: Values, draftOf?: string) {
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <RecordForm
          entity={pushNotification}
          mode="create"
          tools={tools}
          initial={{ type: 'other', target: 'all', ...initial }}
          canCreate
          cancel={() => undefined}
          draftOf={draftOf}
          onSaved={() => undefined}
        />
      )}
    </WithTools>,
    { verbs: { getList: list, getMany: byId } },
  )
  const box = (name: 'title' | 'content') => screen.getByLabelText(words.fields[name], { exact: true })
  const chosen = {
    type: screen.getByText(words.options.type.urgent, { exact: true }),
    target: screen.getByText(words.options.target.householders, { exact: true }),
  }
  const topic = screen.getByRole('combobox', { name: words.fields.topic_id })
  const take = async (name: string) => {
    await userEvent.fill(topic, name)
    await expect
      .poll(() => document.querySelector('.ant-select-item-option-active')?.textContent ?? '')
      .toContain(name)
    await userEvent.keyboard('{Enter}')
  }
  return { ...screen, box, chosen, take }
}

test('choosing a record fills in all its fields, and another one again', async () => {
  const form = await renderForm({ title: 'Tự viết' })
  await form.take('Nước')
  await expect.element(form.box('title')).toHaveValue('Cắt nước')
  await expect.element(form.box('content')).toHaveValue('Từ 9 giờ')
  await expect.element(form.chosen.type).toBeVisible()
  await expect.element(form.chosen.target).toBeVisible()
  await form.take('Phí')
  await expect.element(form.box('title')).toHaveValue('Đến hạn')
})

test('one that the page came with fills what is empty or stands by default, and leaves the rest', async () => {
  const form = await renderForm({ topic_id: '3', title: 'Tự viết' })
  await expect.element(form.box('content')).toHaveValue('Từ 9 giờ')
  await expect.element(form.chosen.type).toBeVisible()
  await expect.element(form.chosen.target).toBeVisible()
  await expect.element(form.box('title')).toHaveValue('Tự viết')
})

test('a draft that is taken up again keeps what was typed over the filled-in text', async () => {
  const draftOf = `/push-notification-create?${Date.now()}`
  const first = await renderForm({}, draftOf)
  await first.take('Nước')
  await expect.element(first.box('content')).toHaveValue('Từ 9 giờ')
  await userEvent.fill(first.box('content'), 'Từ 14 giờ')
  await expect
    .poll(async () => JSON.stringify(await findDraft(JSON.stringify(['5', '1', draftOf]))))
    .toContain('Từ 14 giờ')
  await first.unmount()
  const again = await renderForm({}, draftOf)
  await again.getByRole('button', { name: 'Khôi phục', exact: true }).click()
  await expect.element(again.chosen.target).toBeVisible()
  await expect.element(again.box('content')).toHaveValue('Từ 14 giờ')
})
