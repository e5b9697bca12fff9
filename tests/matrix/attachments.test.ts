import { expect, test } from 'vitest'
import { documentKinds } from '#api/ledger/documents.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { receipt } from '#entities/receipts/receipt.ts'

test('a receipt takes them where it is made, and nothing of it is changed afterwards', () => {
  expect(receipt.fields.attachments.kind).toBe('files')
  expect(receipt.operations).toEqual(['create'])
})

// Every document of the ledger takes its originals: in its form, and as frozen as what it has booked.
test.each(documentKinds)('%s takes attachments, and keeps them once it is booked', (kind) => {
  const entity: AnyEntity = registry[kind]
  expect(entity.fields['attachments']?.kind).toBe('files')
  expect(entity.form.flatMap((section) => ('fields' in section ? section.fields : []))).toContain(
    'attachments',
  )
  const booked = Object.keys(entity.lifecycle?.states ?? {}).filter((state) => state !== 'draft')
  const frozen = (entity.frozen ?? []).filter(({ fields }) => fields?.includes('attachments') === true)
  expect(new Set(frozen.flatMap(({ in: states }) => states))).toEqual(new Set(booked))
})
