import { sqlOfficeDay, sqlOfficeMidnight } from '#api/database/office-day.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull, type Slots } from '#api/sql/types.ts'
import type { StatisticsRows } from '#domain/calls/form-statistics.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'

/** The answers of one form; without a day the period is open at that end. */
const period = {
  buildingId: 'bigint',
  formId: 'bigint',
  from: 'date | null',
  to: 'date | null',
} as const satisfies Slots

type Places = { readonly [K in keyof typeof period]: string }

const answered = ({ buildingId, formId, from, to }: Places) =>
  `a.building_id = ${buildingId} and a.form_id = ${formId} and a.deleted_at is null
    and (${from} is null or a.created_at >= ${sqlOfficeMidnight(from)})
    and (${to} is null or a.created_at < ${sqlOfficeMidnight(`${to} + 1`)})`

const day = sqlOfficeDay('a.created_at')

/** SQL of each kind of row: its key and its label. */
const rowsBy: Readonly<Record<StatisticsRows, { readonly key: string; readonly label: string }>> = {
  day: { key: `${day}::text`, label: `${day}::text` },
  month: { key: `to_char(${day}, 'YYYY-MM')`, label: `to_char(${day}, 'YYYY-MM')` },
  block: { key: `coalesce(b.id::text, '')`, label: `coalesce(b.name, '')` },
}

const withPlace = `form_answer a
  left join apartment p on p.building_id = a.building_id and p.id = a.apartment_id
  left join block b on b.building_id = p.building_id and b.id = p.block_id`

/** How many answers each row has, in the order of their keys. */
export const countRows = query({
  row: { key: 'text', label: 'text', answers: 'integer' },
  takes: period,
  over: rowsBy,
  sql: (places, { key, label }) =>
    `select ${key} as key, ${label} as label, count(*)::integer as answers
      from ${withPlace} where ${answered(places)} group by 1, 2 order by 2, 1`,
})

/** What an answer has in each of its fields; nothing where a field is empty. */
const filled = `cross join lateral jsonb_each(a.answers) as e(key, value)`
const hasSomething = (value: string) => `${value} not in ('null'::jsonb, '""'::jsonb, '[]'::jsonb)`
/** One row for each option of a choice of several, and one for any other value. */
const eachValue = (value: string) =>
  `jsonb_array_elements_text(case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end)`
const isNumber = (text: string) => `${text} ~ '^-?[0-9]+([.][0-9]+)?$'`
const textOf = (value: string) => `(${value} #>> '{}')`

interface Numbers {
  readonly sum: string
  readonly smallest: string
  readonly average: string
  readonly largest: string
}

/** How many answers have something in each field, and what their numbers come to; null where none is a number. */
export const tellFields = query({
  row: { key: 'text', answers: 'integer', numbers: orNull(json<Numbers>()) },
  takes: period,
  sql: (places) =>
    `select e.key, count(*)::integer as answers, case when count(n.number) > 0 then jsonb_build_object(
        'sum', trim_scale(sum(n.number))::text, 'smallest', trim_scale(min(n.number))::text,
        'average', trim_scale(round(avg(n.number), 2))::text, 'largest', trim_scale(max(n.number))::text) end as numbers
      from form_answer a ${filled} cross join lateral
        (select case when ${isNumber(textOf('e.value'))} then ${textOf('e.value')}::numeric end) as n(number)
      where ${answered(places)} and ${hasSomething('e.value')} group by e.key`,
})

/** How many answers chose each option. */
export const countOptions = query({
  row: { key: 'text', option: 'text', answers: 'integer' },
  takes: { ...period, keys: 'text[]' },
  sql: ({ keys, ...places }) =>
    `select e.key, one.value as option, count(distinct a.id)::integer as answers
      from form_answer a ${filled} cross join lateral ${eachValue('e.value')} as one(value)
      where ${answered(places)} and e.key = any(${keys}) and ${hasSomething('e.value')}
      group by e.key, one.value`,
})

/** The latest ten texts of each field. */
export const latestTexts = query({
  row: { key: 'text', value: 'text', answer_id: 'bigint', ...columns(formAnswer, ['name', 'created_at']) },
  takes: { ...period, keys: 'text[]' },
  sql: ({ keys, ...places }) =>
    `select key, value, answer_id, name, created_at from (
        select e.key, ${textOf('e.value')} as value, a.id as answer_id, a.name, a.created_at,
            row_number() over (partition by e.key order by a.created_at desc, a.id desc) as place
          from form_answer a ${filled}
          where ${answered(places)} and e.key = any(${keys}) and ${hasSomething('e.value')}) as t
      where place <= 10 order by key, place`,
})

/** The answers that a figure counts, the latest first. */
export const countedAnswers = query({
  row: {
    ...columns(formAnswer, ['id', 'name', 'created_at', 'status']),
    apartment: 'text | null',
    total: 'integer',
  },
  takes: {
    ...period,
    row: 'text | null',
    field: 'text | null',
    value: 'text | null',
    limit: 'integer',
    skip: 'integer',
  },
  over: rowsBy,
  sql: ({ row, field, value, limit, skip, ...places }, { key }) =>
    `select a.id, a.name, a.created_at, a.status, p.code as apartment, count(*) over ()::integer as total
      from ${withPlace}
      where ${answered(places)} and (${row} is null or ${key} = ${row})
        and (${field} is null or exists (select from jsonb_each(a.answers) as e(key, value)
          where e.key = ${field} and ${hasSomething('e.value')}
            and (${value} is null or exists (select from ${eachValue('e.value')} as one(value)
              where case when ${isNumber('one.value')} and ${isNumber(value)}
                then one.value::numeric = ${value}::numeric else one.value = ${value} end))))
      order by a.created_at desc, a.id desc limit ${limit} offset ${skip}`,
})
