#!/bin/sh
# The pictures of 25-04-08 from POV-Ray 3.7, ImageMagick, and python3 with numpy and PIL:
# `sh 25-04-08.sh ABRIL_FATFACE.ttf FOLDER`
set -e
here=$(cd "$(dirname "$0")" && pwd); font=$(realpath "$1"); out=$2; mkdir -p "$out"; cd "$out"
# Name, radius and height of the largest disc, share of it by which each next one is smaller (in thousandths).
discs() {
  cell_w=$(($2 * 2 + 8)); foot=$(($2 * 3746 / 10000 + 4)); cell_h=$(($3 + foot * 2))
  for disc in 0 1 2 3 4 5; do
    radius=$(awk "BEGIN { print $2 * (1 - $4 * $disc / 1000) }")
    povray "+I$here/25-04-08.pov" "+O$1-$disc.png" "+W$cell_w" "+H$cell_h" +UA +A0.05 +R2 -D "Declare=W=$cell_w" "Declare=H=$cell_h" \
      "Declare=Foot=$foot" "Declare=Tall=$3" "Declare=R=$radius" "Declare=Lacquer=$((disc / 2))" "Declare=Disc=$disc" 2>/dev/null
  done
  convert $1-[0-5].png +append "$1.png"
  convert "$1.png" -quality "$5" -define webp:method=6 -define webp:alpha-quality=80 "$1.webp"
}
discs wide 264 115 145 66
discs even 156 113 140 68
discs tall 150 138 125 66
povray "+I$here/25-04-08.pov" +Opeg.png +W40 +H1400 +UA +A0.05 -D Declare=Part=2 Declare=W=40 Declare=H=1400 Declare=R=18 Declare=Tall=1380 Declare=Foot=10 2>/dev/null
convert peg.png -quality 80 -define webp:method=6 peg.webp
/usr/bin/python3 "$here/25-04-08-figures.py" "$font" figures.png
/usr/bin/python3 "$here/25-04-08-leaf.py" leaf.png
convert leaf.png -quality 58 -define webp:method=6 leaf.webp
convert figures.png -quality 82 -define webp:method=6 figures.webp
