import { Readable } from 'node:stream'
import { mostPrintedLines } from '#api/documents/sheet-for.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { invalidInput } from '../../http/error.ts'
import type { PipelineContext } from '../context.ts'
import { pagePdf } from './answer-paper.ts'
import type { Export } from './export-file.ts'

/** 422 `too_many` at the format: a list of so many lines is no paper, and its file has all. */
export function requirePrintable(lines: number): void {
  if (lines > mostPrintedLines)
    throw invalidInput([{ field: 'format', code: 'too_many', limits: { max: mostPrintedLines } }])
}

interface ExportedPaper {
  /** Without its ending. */
  readonly name: string
  readonly page: DocumentPage
  /** Runs before it leaves: if it fails, nothing leaves. */
  readonly log: (filename: string) => Promise<void>
}

/** A page of what a list holds, as a PDF that leaves as its file does. */
export async function exportPaper(
  { caller }: PipelineContext,
  { name, page, log }: ExportedPaper,
): Promise<Export> {
  const content = await pagePdf(caller, page, { name })
  const filename = `${name}.pdf`
  await log(filename)
  return { filename, contentType: 'application/pdf', stream: Readable.from([content]) }
}
