/** What people, keyboards and banks do to a reference on its way; places count the signs behind `LB` from 1. */
const acts: Readonly<Record<string, (text: string, at: number, sign: string) => string>> = {
  lower: (text) => text.toLowerCase(),
  group: (text) => text.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4'),
  dash: (text) => text.replace(/^(..)(...)(...)(...)$/, '$1-$2-$3-$4'),
  khmer: (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x17e0 + Number(digit))),
  O: (text) => text.replaceAll('0', 'O'),
  I: (text) => text.replaceAll('1', 'I'),
  bare: (text) => text.slice(2),
  noL: (text) => text.slice(1),
  break: (text, at) => `${text.slice(0, at + 1)}\n${text.slice(at + 1)}`,
  cut: (text, at) => text.slice(0, -at),
  lose: (text, at) => `${text.slice(0, at + 1)}${text.slice(at + 2)}`,
  double: (text, at) => `${text.slice(0, at + 2)}${text.slice(at + 1)}`,
  add: (text, at, sign) => `${text.slice(0, at + 1)}${sign}${text.slice(at + 1)}`,
  change: (text, at, sign) => `${text.slice(0, at + 1)}${sign}${text.slice(at + 2)}`,
  swap: (text, at) => exchanged(text, at + 1, at + 2),
  jump: (text, at) => exchanged(text, at + 1, at + 3),
}

function exchanged(text: string, one: number, other: number): string {
  const signs = [...text]
  if (other >= signs.length) return text
  return signs
    .with(one, signs[other] ?? '')
    .with(other, signs[one] ?? '')
    .join('')
}

/** A reference after some acts, `lose 4|lower`. */
export const torn = (reference: string, done: string): string =>
  done.split('|').reduce((text, act) => {
    const [name = '', at = '0', sign = ''] = act.split(' ')
    return acts[name]?.(text, Number(at), sign) ?? text
  }, reference)

/** A text made of references, `{A|lose 4} A0305`, by what each name stands for. */
export const madeText = (madeOf: string, references: Readonly<Record<string, string>>): string =>
  madeOf.replaceAll(/\{([^}|]+)\|?([^}]*)\}/g, (_, name: string, done: string) =>
    torn(references[name] ?? '', done),
  )
