import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Vite 7 moves the scripts of packages away from their pictures before it serves them; Vite 8 does not.
  optimizeDeps: { exclude: ['@found-time/clocks-2025-04'], include: ['react/jsx-runtime'] },
})
