"""All models by kind; a shelf a file."""
from models import care, carry, desert, green, kitchen, lights, paper, play, scent, soft, sound, sweets
from models.model import models

shelves = [kitchen, lights, sweets, care, scent, paper, carry, sound, green, desert, play, soft]
__all__ = ['models', 'shelves']
