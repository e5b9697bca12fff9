/** What every row below the records of a workbook begins with, so that an import passes it over. */
export const footMark = '∑ '
