import type { ColumnFamily, Operator } from '#core/kind.ts'
import { quote as quoteText } from '#core/fields/schemas.ts'
import { unaccent } from '#core/text.ts'
import { escapeLike, type Params } from './params.ts'

/** One comparison, ready to be compiled: the column's SQL, its type without limits, and the driver's values. */
export interface Comparison {
  readonly column: string
  /** `bigint`, `numeric`, `text`; for an array column, the type of its elements. */
  readonly type: string
  /** All values that the column may hold, if they are few and declared. */
  readonly words?: readonly string[] | undefined
  readonly value: unknown
  readonly params: Params
}

type Compile = (comparison: Comparison) => string
type Compilers = Partial<Record<Operator, Compile>>

const one = ({ params, type, value }: Comparison) => `${params.add(value)}::${type}`
/**
 * A declared word is written as such: a plan that is kept for all values of a parameter would read everything in order
 * to find what is rare, and could not use an index of some words alone.
 */
const same = (it: Comparison) => {
  const word = it.words?.find((one) => one === it.value)
  return word === undefined ? one(it) : `${quoteText(word)}::${it.type}`
}
const many = ({ params, type, value }: Comparison) => `${params.add(value)}::${type}[]`
const pair = ({ params, type, value }: Comparison) => {
  const [from, to] = value as readonly [unknown, unknown]
  return `${params.add(from)}::${type} and ${params.add(to)}::${type}`
}
const pattern = (around: (text: string) => string): Compile => {
  return ({ column, params, value }) =>
    `plain_text(${column}) like ${params.add(around(escapeLike(unaccent(String(value)))))}`
}

const presence: Compilers = {
  null: ({ column, value }) => `${column} is ${value === false ? 'not ' : ''}null`,
  nnull: ({ column, value }) => `${column} is ${value === false ? '' : 'not '}null`,
}
const identity: Compilers = {
  ...presence,
  eq: (it) => `${it.column} = ${same(it)}`,
  ne: (it) => `${it.column} is distinct from ${one(it)}`,
  in: (it) => `${it.column} = any(${many(it)})`,
  nin: (it) => `(${it.column} is null or ${it.column} <> all(${many(it)}))`,
}
const ordered: Compilers = {
  ...identity,
  lt: (it) => `${it.column} < ${one(it)}`,
  lte: (it) => `${it.column} <= ${one(it)}`,
  gt: (it) => `${it.column} > ${one(it)}`,
  gte: (it) => `${it.column} >= ${one(it)}`,
  between: (it) => `${it.column} between ${pair(it)}`,
  nbetween: (it) => `${it.column} not between ${pair(it)}`,
}
/** The same of the text as it is written. */
const exactPattern = (around: (text: string) => string): Compile => {
  return ({ column, params, value }) => `${column} like ${params.add(around(escapeLike(String(value))))}`
}
const containss = exactPattern((text) => `%${text}%`)
const contains = pattern((text) => `%${text}%`)
const textual: Compilers = {
  ...identity,
  contains,
  ncontains: (it) => `(${it.column} is null or not ${contains(it)})`,
  startswith: pattern((text) => `${text}%`),
  endswith: pattern((text) => `%${text}`),
  containss,
  ncontainss: (it) => `(${it.column} is null or not ${containss(it)})`,
  startswiths: exactPattern((text) => `${text}%`),
  endswiths: exactPattern((text) => `%${text}`),
}
const membership: Compilers = {
  ...presence,
  eq: (it) => `${one(it)} = any(${it.column})`,
  ne: (it) => `(${it.column} is null or ${one(it)} <> all(${it.column}))`,
  in: (it) => `${it.column} && ${many(it)}`,
  nin: (it) => `(${it.column} is null or not ${it.column} && ${many(it)})`,
}

/** The operators of each family of columns. A new kind of field needs nothing here. */
export const compilers: Readonly<Record<ColumnFamily, Compilers>> = {
  text: textual,
  number: ordered,
  date: ordered,
  boolean: identity,
  reference: identity,
  array: membership,
  json: presence,
}
