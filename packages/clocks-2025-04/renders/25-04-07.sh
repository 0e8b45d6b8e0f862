#!/bin/sh
# Renders Night Shift's rooms, arches, bricks and passer-by (POV-Ray 3.7, ImageMagick) into ../src/25-04-07.
# Run it in a folder with the paintings of the rooms' walls, which are in gcompris-qt-data: harvest.jpg, terrace.jpg, bridge.jpg.
set -e
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../src/25-04-07
tmp=$(mktemp -d)
for r in $(seq 0 20); do
  povray -D +A0.15 +W308 +H392 Declare=Room=$r +O"$tmp/r$(printf %02d $r).png" "$here/25-04-07.pov" > "$tmp/log" 2>&1
done
for kind in 0 1 2 3 4 5 6; do
  povray -D +A0.15 +W264 +H440 Declare=Room=$((kind < 6 ? 21 : 22)) Declare=Kind=$kind +O"$tmp/a$kind.png" "$here/25-04-07.pov" > "$tmp/log" 2>&1
done
for s in 0 1; do
  povray -D +UA +A0.1 +W210 +H300 Declare=Step=$s +O"$tmp/w$s.png" "$here/25-04-07-walker.pov" > "$tmp/log" 2>&1
done
montage "$tmp"/r*.png -geometry 308x392+0+0 -tile 7x3 miff:- | convert - -quality ${1:-62} -define webp:method=6 "$out/rooms.webp"
convert "$tmp"/a?.png +append -quality 66 -define webp:method=6 "$out/arches.webp"
convert "$tmp/w0.png" "$tmp/w1.png" +append -quality 60 -define webp:method=6 "$out/walker.webp"
povray -D +A0.1 +W800 +H398 +O"$tmp/wall.png" "$here/25-04-07-wall.pov" > "$tmp/log" 2>&1
convert "$tmp/wall.png" -quality 58 -define webp:method=6 "$out/wall.webp"
rm -r "$tmp"
