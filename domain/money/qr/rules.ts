import { readObjects, type DataObject, type QrFault } from './objects.ts'

/** What a value must be. */
export interface ValueRule {
  readonly pattern: RegExp
  readonly most?: number
  readonly required?: boolean
}

/** An object that holds objects, each by its rule; further ones are allowed, and only read. */
export interface TemplateRule {
  readonly holds: RuleSet
  readonly required?: boolean
}
export type RuleSet = Readonly<Record<string, ValueRule | TemplateRule>>

export interface Judged {
  /** Every value by the path of its object, `62.08`. */
  readonly values: ReadonlyMap<string, string>
  readonly faults: readonly QrFault[]
}

/** Compares objects with the rules of a scheme, and reads what is within them. */
export function judge(objects: readonly DataObject[], rules: RuleSet, within = ''): Judged {
  const values = new Map<string, string>()
  const faults: QrFault[] = []
  const path = (tag: string) => (within === '' ? tag : `${within}.${tag}`)
  for (const [tag, rule] of Object.entries(rules))
    if (rule.required === true && !objects.some((one) => one.tag === tag))
      faults.push({ tag: path(tag), fault: 'missing' })
  for (const { tag, value } of objects) {
    values.set(path(tag), value)
    const rule = rules[tag]
    if (rule === undefined) continue
    if (!('holds' in rule)) {
      faults.push(...faultsOf(path(tag), value, rule))
      continue
    }
    const inner = readObjects(value, path(tag))
    const judged = judge(inner.objects, rule.holds, path(tag))
    faults.push(...inner.faults, ...judged.faults)
    for (const [name, one] of judged.values) values.set(name, one)
  }
  return { values, faults }
}

function faultsOf(tag: string, value: string, { pattern, most = 99 }: ValueRule): readonly QrFault[] {
  if (value.length > most) return [{ tag, fault: 'too_long' }]
  return pattern.test(value) ? [] : [{ tag, fault: 'wrong_value' }]
}
