"""Creates the font files of src/theme/fonts from the fontsource packages, with only the weights and characters that are used.

Run it after a package update, or when the type scale needs another weight (requires `pip install fonttools brotli`):
    python3 scripts/make-fonts.py
"""
import io
import os

from fontTools import subset
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = "node_modules/@fontsource-variable/"
OUT = "src/theme/fonts/"
RUPEE = 0x20B9
INTER = {"wght": (400, 700)}
# SOFT and WONK are fixed by the brand; the optical size follows the font size.
FRAUNCES = {"wght": (380, 600), "opsz": (16, 144), "SOFT": 30, "WONK": 0}


def make(source, limits, included, name):
    font = instancer.instantiateVariableFont(TTFont(PACKAGES + source), limits)
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    font = TTFont(buffer)
    options = subset.Options(layout_features=["*"], hinting=False, name_IDs=["*"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in font.getBestCmap() if included(code)])
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(OUT + name)
    print(f"{name}: {os.path.getsize(OUT + name)} bytes")


def outline(word, file, weight=560, tracking=-20):
    """Writes the outlines of a word in Fraunces as SVG path data, 1000 units per em, for pictures that cannot use our fonts."""
    font = instancer.instantiateVariableFont(TTFont(OUT + "fraunces.woff2"), {"wght": weight, "opsz": 26})
    glyphs, codes = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    x = 0
    for letter in word:
        glyph = glyphs[codes[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        x += glyph.width * scale + tracking
    with open(OUT + file, "w", encoding="utf-8") as out:
        out.write(pen.getCommands() + "\n")


make("inter/files/inter-latin-wght-normal.woff2", INTER, lambda code: True, "inter.woff2")
make("inter/files/inter-latin-ext-wght-normal.woff2", INTER, lambda code: code == RUPEE, "inter-rupee.woff2")
make("inter/files/inter-latin-ext-wght-normal.woff2", INTER, lambda code: code != RUPEE, "inter-ext.woff2")
make("fraunces/files/fraunces-latin-full-normal.woff2", FRAUNCES, lambda code: True, "fraunces.woff2")
make("fraunces/files/fraunces-latin-full-italic.woff2", FRAUNCES, lambda code: True, "fraunces-italic.woff2")
outline("Nivaas", "nivaas-outline.txt")
