import { posix } from 'node:path'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { Parser } from 'saxen'
import { escapeXml } from '../workbooks/sheet-xml.ts'
import { TaskFault } from '../workers/errors.ts'
import { checkPart, withoutPrefix, type PartLimits } from './check-part.ts'
import { placeCells } from './place-cells.ts'
import { tidyCells } from './tidy-cells.ts'

export interface WorkbookLimits extends PartLimits {
  readonly entries: number
  readonly inflatedBytes: number
}

const main = 'xl/workbook.xml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/**
 * What of a workbook determines the cells of its visible sheets, under the names that the reader looks for: programs name
 * parts as they like, `sheet.xml`, `SharedStrings.xml`, and hidden sheets hold lists. The directory is checked before
 * anything is inflated, each part is inflated only to the size that the directory names, and each is checked. Throws a
 * `TaskFault`.
 */
export function vettedParts(bytes: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array> {
  const take = partsOf(bytes, limits)
  const [workbook, relationships] = take([main, relationsOf(main)])
  if (workbook === undefined || relationships === undefined) throw new TaskFault('import_not_a_sheet')
  const related = tagsOf(relationships, 'Relationship')
  const partOf = (kind: string, id?: string) =>
    related.flatMap(({ Id, Type = '', Target = '' }) =>
      Type.endsWith(`/${kind}`) && (id === undefined || Id === id) ? [placeOf(Target)] : [],
    )[0]
  const sheets = tagsOf(workbook, 'sheet').flatMap(({ name = '', id, state = 'visible' }) => {
    const part = id === undefined ? undefined : partOf('worksheet', id)
    return part === undefined ? [] : [{ name, part, isHidden: state !== 'visible' }]
  })
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const chosen = visible.length > 0 ? visible : sheets
  if (chosen.length === 0) throw new TaskFault('import_not_a_sheet')
  const [strings, styles, ...cells] = take([
    partOf('sharedStrings') ?? 'xl/sharedStrings.xml',
    partOf('styles') ?? 'xl/styles.xml',
    ...chosen.map(({ part }) => part),
  ])
  if (cells.includes(undefined)) throw new TaskFault('import_not_a_sheet')
  const isFrom1904 = tagsOf(workbook, 'workbookPr')[0]?.['date1904']
  const texts = {
    [main]: `<workbook xmlns:r="${relations}"><workbookPr date1904="${/^(1|true)$/.test(isFrom1904 ?? '') ? 1 : 0}"/><sheets>${chosen
      .map(({ name }, at) => `<sheet name="${escapeXml(name || '-')}" sheetId="${at + 1}" r:id="s${at}"/>`)
      .join('')}</sheets></workbook>`,
    [relationsOf(main)]: `<Relationships>${chosen
      .map(
        (_, at) => `<Relationship Id="s${at}" Type="${relations}/worksheet" Target="worksheets/${at}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
    ...Object.fromEntries(cells.map((text, at) => [`xl/worksheets/${at}.xml`, text ?? ''])),
  }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]))
}

/** Inflates and checks parts by their names, whose case does not count; undefined for one that is not there. */
function partsOf(bytes: Uint8Array, limits: WorkbookLimits) {
  let inflated = 0
  return (names: readonly string[]): (string | undefined)[] => {
    const wanted = new Set(names.map((name) => name.toLowerCase()))
    let entries = 0
    let parts: Record<string, Uint8Array>
    try {
      parts = unzipSync(bytes, {
        filter({ name, originalSize }) {
          entries += 1
          if (entries > limits.entries) throw new TaskFault('import_too_large')
          if (!wanted.has(name.toLowerCase())) return false
          inflated += originalSize
          if (inflated > limits.inflatedBytes) throw new TaskFault('import_too_large')
          return true
        },
      })
    } catch (error) {
      throw error instanceof TaskFault ? error : new TaskFault('import_not_a_sheet')
    }
    const found = new Map(Object.entries(parts).map(([name, part]) => [name.toLowerCase(), part]))
    return names.map((name) => {
      const part = found.get(name.toLowerCase())
      if (part === undefined) return undefined
      const text = strFromU8(part)
      const tidy = text.includes('sheetData') ? placeCells(tidyCells(text)) : text
      // Any part may be named as the sheet, so each must keep a sheet's limits.
      checkPart(tidy, limits)
      return tidy
    })
  }
}

const relationsOf = (part: string) => `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`

/** The name of a part that the workbook's relations name. */
const placeOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(main), target)

/** The attributes of all tags of a name, prefixes dropped, of a part that was checked. */
function tagsOf(xml: string, wanted: string): Readonly<Record<string, string>>[] {
  const found: Readonly<Record<string, string>>[] = []
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    if (withoutPrefix(name) !== wanted) return
    found.push(
      Object.fromEntries(
        Object.entries(attributes()).map(([key, value]) => [withoutPrefix(key), decode(value)]),
      ),
    )
  })
  parser.parse(xml)
  return found
}
