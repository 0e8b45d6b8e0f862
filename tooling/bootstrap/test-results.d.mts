export function countTests(output: string): { passed: number; failed: number }
export function failedTests(output: string): string[]
