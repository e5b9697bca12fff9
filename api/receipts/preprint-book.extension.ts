import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { statesOf } from '#api/sql/literals.ts'
import { preprintBook } from '#entities/receipts/preprint-book.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { goneLeaves, insertLeaves, templateById } from './queries.ts'

const leafIs = statesOf(preprintSerial)

const leavesThatAre = (status: keyof typeof leafIs) =>
  `(select count(*)::int from preprint_serial s
    where s.building_id = t.building_id and s.book_id = t.id and s.status = ${leafIs[status]})`

/** Books of pre-printed receipts are created with their leaves; each leaf is free, used or spoiled. */
export const preprintBookExtension = extendEntity(preprintBook, {
  expressions: {
    free: leavesThatAre('free'),
    used: leavesThatAre('used'),
    spoiled: leavesThatAre('spoiled'),
  },
  create: {
    async before({ values, tx, also }) {
      if (typeof values.leaves === 'number') return
      const template = await templateOf(tx, values)
      // A template that does not exist is refused as a reference.
      return template && also({ leaves: template.leaves })
    },
    after: ({ after, tx }) => bindLeaves(tx, after),
  },
  async remove({ before: { building_id, id }, tx }) {
    const gone = await goneLeaves(tx, { buildingId: building_id, bookId: id })
    if (gone.length > 0) throw apiError(409, 'book_has_used_serials')
  },
})

type Book = RecordOf<typeof preprintBook>

async function templateOf(tx: Tx, { building_id, template_id }: Pick<Book, 'building_id' | 'template_id'>) {
  const [template] = await templateById(tx, { buildingId: building_id, id: template_id })
  return template
}

/** Writes the leaves, numbered from the first one on; 409 if one of these numbers is in another book already. */
async function bindLeaves(tx: Tx, book: Book): Promise<void> {
  const template = await templateOf(tx, book)
  if (template === undefined) return
  const { symbol, digits } = template
  const leaves = book.leaves ?? 0
  const { building_id: buildingId, id: bookId, first_serial: first } = book
  const last = first + leaves - 1
  if (String(last).length > digits) throw invalidInput([{ field: 'leaves', code: 'serial_too_long' }])
  if ((await insertLeaves(tx, { buildingId, bookId, first, last, symbol, digits })) < leaves)
    throw apiError(409, 'serial_in_other_book', [{ field: 'first_serial', code: 'serial_in_other_book' }])
}
