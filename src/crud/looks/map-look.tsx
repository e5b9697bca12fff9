import { useMemo, useState } from 'react'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { StateColor } from '#core/lifecycle.ts'
import type { MapLook as DeclaredMap } from '#core/look.ts'
import { entityNamed, isRecord, titleOf } from '#src/fields/references/entities.ts'
import { relationBehind } from '#src/fields/references/relations.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel, optionLabel } from '#src/fields/words.ts'
import type { LookProps } from './kinds.ts'
import { countAnswers, toneFor, type Answer, type Tile, type TileBlock, type Tone } from './tiles.ts'
import { TileLegend } from './tile-legend.tsx'
import { TileMap } from './tile-map.tsx'
import { QuestionSwitch } from './question-switch.tsx'
import { useZoom, Zoom } from './zoom.tsx'

const nobody: ReadonlySet<string> = new Set()

/** Every record that the filters match as a tile: blocks, rows, and the colour by the chosen field. */
export function MapLook({ list, look }: LookProps<DeclaredMap>) {
  const { entity, tools } = list
  const offered = look.colours.filter((name) => tools.can('read', entity.name, name))
  const [chosen, setChosen] = useState<string>()
  return (
    <AskedMap list={list} look={look} offered={offered} asked={chosen ?? offered[0] ?? ''} ask={setChosen} />
  )
}

interface AskedMapProps extends Pick<LookProps<DeclaredMap>, 'list' | 'look'> {
  /** The fields that the reader may see. */
  readonly offered: readonly string[]
  readonly asked: string
  readonly ask: (name: string) => void
}

function AskedMap({ list, look, offered, asked, ask }: AskedMapProps) {
  const { entity, tools, records, total } = list
  const { t } = tools
  const [wanted, setWanted] = useState(nobody)
  const [size, setSize] = useZoom()
  const answers = useMemo(() => answersOf(entity, asked, tools), [entity, asked, tools])
  const { tiles, blocks } = useMemo(
    () => tilesOf(records, { entity, look, asked }),
    [records, entity, look, asked],
  )
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records])
  return (
    <>
      <div className="lobby-map-head">
        <QuestionSwitch
          questions={offered.map((name) => ({ key: name, label: fieldLabel(t, entity.name, name) }))}
          asked={asked}
          onAsk={(name) => {
            ask(name)
            setWanted(nobody)
          }}
          t={t}
        />
        <Zoom size={size} onSize={setSize} t={t} />
      </div>
      <TileLegend answers={answers} counts={countAnswers(tiles)} wanted={wanted} onWanted={setWanted} t={t} />
      {records.length < total && (
        <p className="lobby-map-cut">{t('console.crud.looks.cut', { shown: records.length, total })}</p>
      )}
      <TileMap
        label={fieldLabel(t, entity.name, asked)}
        blocks={blocks}
        tiles={tiles}
        answers={answers}
        wanted={wanted}
        size={size}
        open={(id) => {
          const record = byId.get(id)
          if (record !== undefined) list.open(record)
        }}
        t={t}
      />
    </>
  )
}

/** The answer of a record that says nothing. */
const silent = '-'

interface WithOptions {
  readonly options: readonly string[]
  readonly colors?: Readonly<Partial<Record<string, StateColor>>>
}
const hasOptions = (field: AnyField | undefined): field is AnyField & WithOptions =>
  field !== undefined && 'options' in field

function answersOf(entity: AnyEntity, name: string, { t }: Pick<ViewTools, 't'>): readonly Answer[] {
  const field = allFields(entity)[name]
  const { options, colors = {} } = hasOptions(field) ? field : { options: [] }
  const taken = new Set<Tone>(['none'])
  return [
    ...options.map((option) => ({
      key: option,
      label: optionLabel(t, entity.name, name, option),
      tone: toneFor(colors[option], taken),
    })),
    { key: silent, label: t('console.crud.looks.silent'), tone: 'none' as const },
  ]
}

interface TilesInput {
  readonly entity: AnyEntity
  readonly look: DeclaredMap
  readonly asked: string
}

function tilesOf(records: readonly AnyRecord[], { entity, look, asked }: TilesInput) {
  const relation = relationBehind(entity, look.blocks)
  const target = entityNamed(relation?.target ?? '')
  const blocks = new Map<string, TileBlock>()
  const tiles = records.map((record): Tile => {
    const block = String(record[look.blocks] ?? '')
    const named = record[relation?.name ?? '']
    if (!blocks.has(block))
      blocks.set(block, {
        key: block,
        label: target !== undefined && isRecord(named) ? titleOf(target, named) : '–',
      })
    const row = record[look.rows]
    const said = record[asked]
    const answer: unknown = Array.isArray(said) ? said[0] : said
    return {
      id: record.id,
      label: titleOf(entity, record),
      block,
      row: typeof row === 'number' ? row : null,
      answer: typeof answer === 'string' ? answer : silent,
    }
  })
  const byLabel = [...blocks.values()].toSorted((a, b) => a.label.localeCompare(b.label))
  return { tiles, blocks: byLabel }
}
