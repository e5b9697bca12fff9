import { Button, DatePicker, Select } from 'antd'
import { useState } from 'react'
import type { WorkbookAnswer, WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import { leftOut } from '#domain/workbook/sheet.ts'
import { sheetsByName } from '#domain/workbook/sheets.ts'
import { dayFormats } from '../fields/filters/day-filter.tsx'
import { dayFromPicker, dayToPicker } from '../fields/filters/days.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { fieldLabel } from '../fields/words.ts'

interface QuestionsProps {
  readonly questions: readonly WorkbookQuestion[]
  readonly tools: ViewTools
  readonly isBusy: boolean
  readonly answer: (answers: readonly WorkbookAnswer[]) => void
}

/** In place of a record’s name: the word becomes a new one. */
const makesNew = '+'

/** What the file leaves open, each once with what is proposed; one press takes all of it, and the check runs again. */
export function Questions({ questions, tools, isBusy, answer }: QuestionsProps) {
  const { t } = tools
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({})
  const keyOf = ({ name }: WorkbookQuestion, word = '') => `${name} ${word}`
  const open = questions.filter(({ is_answered: isAnswered }) => !isAnswered)
  if (open.length === 0) return null
  const set = (key: string, value: string) => setChanged((before) => ({ ...before, [key]: value }))
  const chosenFor = (question: WorkbookQuestion, { word, proposed }: WorkbookQuestion['words'][number]) =>
    changed[keyOf(question, word)] ?? proposed
  const answers = open.flatMap((question): WorkbookAnswer[] =>
    question.kind === 'day'
      ? [{ question: question.name, answer: changed[keyOf(question)] ?? question.proposed }]
      : question.words.map((one) => ({
          question: question.name,
          word: one.word,
          answer: chosenFor(question, one),
        })),
  )
  const optionsOf = (question: WorkbookQuestion, word: string) => {
    // A column is read from one heading alone.
    const taken = new Set(
      question.kind === 'columns'
        ? question.words.flatMap((other) => (other.word === word ? [] : [chosenFor(question, other)]))
        : [],
    )
    return [
      ...(question.may_make
        ? [{ value: makesNew, label: t('console.building_workbook.make', { word }) }]
        : []),
      ...(question.kind === 'columns'
        ? [{ value: leftOut, label: t('console.building_workbook.leave_out') }]
        : []),
      ...question.choices.map(({ value, label }) => ({ value, label, disabled: taken.has(value) })),
    ]
  }
  return (
    <section className="workbook-questions" aria-label={t('console.building_workbook.questions')}>
      <h2>{t('console.building_workbook.questions')}</h2>
      {open.map((question) => (
        <fieldset key={question.name} disabled={isBusy}>
          <legend>{titleOf(question, tools)}</legend>
          {question.kind === 'day' ? (
            <label>
              {t('console.building_workbook.day_for_all')}
              <DatePicker
                format={dayFormats}
                placeholder="DD/MM/YYYY"
                value={dayToPicker((changed[keyOf(question)] ?? question.proposed) || undefined)}
                onChange={(day) => set(keyOf(question), dayFromPicker(day) ?? '')}
              />
              <span className="lobby-secondary">
                {t(`console.building_workbook.no_day.${question.sheet}`)}
              </span>
            </label>
          ) : (
            question.words.map((one) => (
              <label key={one.word}>
                <span>
                  {one.word}{' '}
                  <span className="lobby-secondary">
                    {t('console.building_workbook.rows', { rows: one.rows })}
                  </span>
                </span>
                <Select
                  showSearch
                  optionFilterProp="label"
                  aria-label={one.word}
                  value={chosenFor(question, one) || undefined}
                  placeholder={t('console.building_workbook.choose')}
                  options={optionsOf(question, one.word)}
                  onChange={(value: string) => set(keyOf(question, one.word), value)}
                />
              </label>
            ))
          )}
        </fieldset>
      ))}
      <Button type="primary" loading={isBusy} onClick={() => answer(answers)}>
        {t('console.building_workbook.answer', { total: open.length })}
      </Button>
    </section>
  )
}

function titleOf(question: WorkbookQuestion, { t, language }: ViewTools): string {
  const column = sheetsByName.get(question.sheet)?.columns.find(({ name }) => name === question.column)
  if (question.kind === 'columns')
    return t('console.building_workbook.asks_columns', {
      sheet: sheetsByName.get(question.sheet)?.title[language] ?? '',
      words: question.words.length,
    })
  const [entity = '', field = ''] = column?.of.split('.') ?? []
  const heading = column?.label?.[language] ?? fieldLabel(t, entity, field)
  const sheet = sheetsByName.get(question.sheet)?.title[language] ?? ''
  return t(`console.building_workbook.asks_${question.kind}`, {
    sheet,
    heading,
    rows: question.rows,
    words: question.words.length,
  })
}
