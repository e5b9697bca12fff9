import { useEffect } from 'react'
import { expect, test } from 'vitest'
import type { AnyRecord } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { answering } from '#tests/support/components/provider.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { administrator } from '#tests/support/components/session.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { locales } from '#src/locales/index.ts'
import { useRecordActions } from './use-record-actions.tsx'

const { visitor } = registry
const words = locales.crud.vi.record.unsent
const guest = {
  id: '1',
  version: 1,
  code: 'KH-1',
  name: 'Anna',
  status: 'approved',
  email: 'anna@example.com',
}

function Send({ record, tools }: { readonly record: AnyRecord; readonly tools: ViewTools }) {
  const { start } = useRecordActions({ entity: visitor, tools, onDone: () => undefined })
  useEffect(() => {
    const action = visitor.actions?.send_pass
    if (action !== undefined) start({ kind: 'action', name: 'send_pass', action }, [record])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- pressed once
  }, [])
  return null
}

const send = (sends: readonly ('email' | 'sms')[]) =>
  renderInConsole(<WithTools>{(tools) => <Send record={guest} tools={tools} />}</WithTools>, {
    user: { ...administrator, sends: [...sends] },
    verbs: { custom: answering({}) },
  })
const done = () => document.querySelectorAll('.ant-message-success').length

test('a pass that no mail server takes is not called sent', async () => {
  const screen = await send(['sms'])
  await expect.element(screen.getByText(words.email)).toBeVisible()
  expect(done()).toBe(0)
})

test('with a mail server it is', async () => {
  await send(['email'])
  await expect.poll(done).toBe(1)
})
