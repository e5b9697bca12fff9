import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import type { RecordOf } from '#core/stored.ts'
import { today } from '#api/calendar/today.ts'
import { preprintBook } from '#entities/receipts/preprint-book.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'

/** Books of pre-printed receipts come with their leaves; each of these is free, used or spoiled. */
export const preprintExtensions: readonly NamedExtension[] = [
  extendEntity(preprintBook, {
    expressions: {
      free: leavesThatAre('free'),
      used: leavesThatAre('used'),
      spoiled: leavesThatAre('spoiled'),
    },
    create: {
      async before({ values, tx, also }) {
        const { leaves } =
          values.leaves === undefined || values.leaves === null ? await templateOf(tx, values) : values
        return also({ leaves })
      },
      after: ({ after, tx }) => bindLeaves(tx, after),
    },
    async remove({ before: { building_id, id }, tx }) {
      const gone = await tx.query(
        `select from preprint_serial where building_id = $1 and book_id = $2 and status <> 'free' limit 1`,
        [building_id, id],
      )
      if (gone.length > 0) throw apiError(409, 'book_has_used_serials')
    },
  }),
  extendEntity(preprintSerial, {
    on: { spoil: ({ also }) => also({ spoiled_on: today() }) },
  }),
]

type Book = RecordOf<typeof preprintBook>

function leavesThatAre(status: 'free' | 'used' | 'spoiled') {
  return `(select count(*)::int from preprint_serial s where s.building_id = t.building_id and s.book_id = t.id and s.status = '${status}')`
}

interface Template {
  readonly symbol: string
  readonly digits: string
  readonly leaves: number
}

/** Empty for a template that is not there, which is refused as a reference. */
async function templateOf(
  tx: Tx,
  { building_id, template_id }: Pick<Book, 'building_id' | 'template_id'>,
): Promise<Partial<Template>> {
  const [template] = await tx.query<Template>(
    'select symbol, digits::text, leaves::int from preprint_template where building_id = $1 and id = $2 and deleted_at is null',
    [building_id, template_id],
  )
  return template ?? {}
}

/** The leaves, numbered from the first one on; 409 where one of these numbers is in another book already. */
async function bindLeaves(tx: Tx, book: Book): Promise<void> {
  const { symbol, digits } = await templateOf(tx, book)
  const leaves = book.leaves ?? 0
  const last = book.first_serial + leaves - 1
  if (String(last).length > Number(digits)) throw invalidInput([{ field: 'leaves', code: 'serial_too_long' }])
  const bound = await tx.execute(
    `insert into preprint_serial (building_id, book_id, number, status, search_text)
      select $1, $2, n.number, 'free', plain_text(n.number)
      from generate_series($3::bigint, $4::bigint) i, lateral (select $5 || '-' || lpad(i::text, $6::int, '0') as number) n
      on conflict do nothing`,
    [book.building_id, book.id, book.first_serial, last, symbol, digits],
  )
  if (bound < leaves)
    throw apiError(409, 'serial_in_other_book', [{ field: 'first_serial', code: 'serial_in_other_book' }])
}
